import type { Toast } from '@anunturi/shared-contract/page/toastEvent';
import { useState } from 'react';
import { showToast } from './toast';

/**
 * Runs an act: one at a time, its failure said in a message, and its success where `done` has words for it. `toMessage` has
 * the words for a failure. `run` answers whether it succeeded.
 */
export function useAction(toMessage: (error: unknown) => string) {
  const [busy, setBusy] = useState(false);
  async function run(
    act: () => Promise<unknown>,
    done?: string,
    options?: Pick<Toast, 'about' | 'undo'>,
  ): Promise<boolean> {
    setBusy(true);
    try {
      await act();
      if (done) showToast(done, { tone: 'good', ...options });
      return true;
    } catch (error) {
      console.error('An act failed', error);
      showToast(toMessage(error), { tone: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
