import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useState } from 'react';

/** An act whose failure is said in a message; it says for itself that it is done. `run` answers whether it succeeded. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  async function run(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      console.error('An act failed', error);
      showToast(toRomanianMessage(error), { tone: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
