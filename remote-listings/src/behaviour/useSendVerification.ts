import { sendVerification } from '@anunturi/shared-auth/session';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useState } from 'react';

/** Sends the link of confirmation once more; `sent` says how that ended, beside the button. */
export function useSendVerification(email = '') {
  const [sent, setSent] = useState<{ ok: boolean; text: string }>();
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    try {
      await sendVerification();
      setSent({
        ok: true,
        text: `Am trimis linkul la ${email}. Dacă nu vine în câteva minute, uitați-vă și în Spam.`,
      });
    } catch (error) {
      const isExpected = error instanceof Error && error.name === 'AuthProblem';
      setSent({ ok: false, text: isExpected ? error.message : toRomanianMessage(error) });
    }
    setBusy(false);
  }
  return { busy, sent, send: () => void send() };
}
