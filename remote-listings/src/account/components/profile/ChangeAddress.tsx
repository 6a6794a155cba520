import { EMAIL_ADDRESS } from '@anunturi/shared-contract/site/emailAddress';
import { sendAddressChange, useSession } from '@anunturi/shared-auth/session';
import { EMAIL_MAX } from '@anunturi/shared-domain/site/limits';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { useState } from 'react';
import { PasswordDialog } from '../PasswordDialog';

type Props = { onSent(address: string): void; onClose(): void };

/** Asks for another address and the password, and sends a link to that address. */
export function ChangeAddress({ onSent, onClose }: Props) {
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const next = typed.trim();

  function check(): boolean {
    const found = problemOf(next, user?.email ?? '');
    setProblem(found);
    return found === undefined;
  }
  async function send(password: string) {
    const { proveIdentity } = await import(
      /* webpackChunkName: "prove-identity" */ '@anunturi/shared-auth/proveIdentity'
    );
    await proveIdentity(password);
    await sendAddressChange(next).catch((cause: Error) => {
      throw new MarketError('unavailable', cause.message, { cause });
    });
    onSent(next);
  }
  return (
    <PasswordDialog
      title="Schimbați adresa de e-mail"
      confirmLabel="Trimiteți linkul"
      check={check}
      onPassword={send}
      onClose={onClose}
    >
      <p>
        Trimitem un link la adresa nouă. După ce îl deschideți, intrați în cont cu ea; celelalte
        dispozitive sunt delogate și scriem la amândouă adresele.
      </p>
      <TextField
        label="Adresa nouă"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
    </PasswordDialog>
  );
}

function problemOf(next: string, present: string): string | undefined {
  if (next.toLowerCase() === present.toLowerCase()) return 'Aceasta este deja adresa contului.';
  const isAddress = EMAIL_ADDRESS.test(next);
  return isAddress ? undefined : 'Adresa de e-mail nu este scrisă corect. Exemplu: nume@exemplu.ro';
}
