import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { type ReactNode, useState } from 'react';
import { PasswordDialog } from '../components/PasswordDialog';

/**
 * Acts that trusted code wants a sign-in of the last minutes for: `prove` tries one, asks for the password where it has to, and tries it
 * once more. `dialog` is where it asks; who gives up leaves everything as it was.
 */
export function useProof(): {
  prove(act: () => Promise<void>): Promise<void>;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<{ act: () => Promise<void> }>();
  async function prove(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      if (!isMarketError(error) || error.code !== 'recentSignInNeeded') throw error;
      setWaiting({ act });
    }
  }
  const dialog = waiting && (
    <PasswordDialog
      title="Confirmați cu parola"
      confirmLabel="Continuați"
      onPassword={async (password) => {
        const { proveIdentity } = await import(
          /* webpackChunkName: "prove-identity" */ '@anunturi/shared-auth/proveIdentity'
        );
        await proveIdentity(password);
        await waiting.act();
      }}
      onClose={() => setWaiting(undefined)}
    >
      <p>Ați intrat în cont de mai mult timp. Pentru siguranță, scrieți din nou parola.</p>
    </PasswordDialog>
  );
  return { prove, dialog };
}
