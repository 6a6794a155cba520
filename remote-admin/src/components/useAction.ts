import { useState } from 'react';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';

/** Runs an act: one at a time, its success or failure said in a message. `run` answers whether it succeeded. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  async function run(
    act: () => Promise<unknown>,
    done?: string,
    options?: { undo?: () => void },
  ): Promise<boolean> {
    setBusy(true);
    try {
      await act();
      if (done) showToast(done, { tone: 'good', ...options });
      return true;
    } catch (error) {
      console.error('An act of the administrator failed', error);
      showToast(toRomanianMessage(error), { tone: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
