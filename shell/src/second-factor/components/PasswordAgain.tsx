import { proveIdentity } from '@anunturi/shared-auth/proveIdentity';
import { useSession } from '@anunturi/shared-auth/session';
import { PASSWORD_MAX } from '@anunturi/shared-domain/site/limits';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { PasswordField } from '@anunturi/shared-ui/fields/PasswordField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { type FormEvent, useState } from 'react';
import { texts } from '../texts';

/** Asks for the password where the sign-in is older than some minutes, and does what waited for it. */
export function PasswordAgain({ onProved }: { onProved(): Promise<void> }) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ password?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);

  async function go(event: FormEvent) {
    event.preventDefault();
    if (!password) return setProblems({ password: texts.passwordMissing });
    setProblems({});
    setBusy(true);
    try {
      await proveIdentity(password);
      await onProved();
    } catch (error) {
      const isPassword = isMarketError(error) && error.code === 'wrongCredentials';
      setProblems({ [isPassword ? 'password' : 'form']: toRomanianMessage(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <form noValidate onSubmit={(event) => void go(event)}>
      <Stack>
        <p>{texts.passwordLead}</p>
        <input type="email" value={user?.email ?? ''} autoComplete="username" readOnly hidden />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          value={password}
          error={problems.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {problems.form && (
          <Notice tone="bad" role="alert">
            {problems.form}
          </Notice>
        )}
        <Button type="submit" wide busy={busy}>
          {texts.goOn}
        </Button>
      </Stack>
    </form>
  );
}
