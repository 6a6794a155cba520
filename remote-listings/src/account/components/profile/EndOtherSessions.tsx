import { PASSWORD_MAX } from '@anunturi/shared-domain/site/limits';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { PasswordField } from '@anunturi/shared-ui/fields/PasswordField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { type FormEvent, useState } from 'react';
import { endOtherSessions } from '../../data/sessions';

type Props = { email: string; onEnded(): void; onClose(): void };
type Problems = { password?: string; form?: string };

/** Asks for the password and signs out every other device: who does not know it cannot sign out its owner. */
export function EndOtherSessions({ email, onEnded, onClose }: Props) {
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isWorking, setIsWorking] = useState(false);

  async function go(event: FormEvent) {
    event.preventDefault();
    if (!password) return setProblems({ password: 'Scrieți parola.' });
    setProblems({});
    setIsWorking(true);
    try {
      await endOtherSessions(password);
      showToast('Celelalte dispozitive au fost delogate.', { tone: 'good' });
      onEnded();
      onClose();
    } catch (error) {
      setIsWorking(false);
      const isPassword = isMarketError(error) && error.code === 'wrongCredentials';
      setProblems({ [isPassword ? 'password' : 'form']: toRomanianMessage(error) });
    }
  }
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={isWorking}>
        Renunțați
      </Button>
      <Button type="submit" form="delogare-celelalte" busy={isWorking}>
        Delogați celelalte
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Delogați celelalte dispozitive?" footer={buttons}>
      <form id="delogare-celelalte" noValidate onSubmit={(event) => void go(event)}>
        <Stack>
          <p>
            Rămâneți în cont numai pe acest dispozitiv. Pe celelalte se intră din nou cu parola.
          </p>
          <input type="email" value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            label="Parola"
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
        </Stack>
      </form>
    </Dialog>
  );
}
