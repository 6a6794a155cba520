import { PASSWORD_MAX } from '@anunturi/shared-domain/site/limits';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useSession } from '@anunturi/shared-auth/session';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { PasswordField } from '@anunturi/shared-ui/fields/PasswordField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { type FormEvent, type ReactNode, useState } from 'react';

type Props = {
  title: string;
  /** What happens after the password. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: 'primary' | 'danger';
  /** Looks at fields among the children, and says beside them what is wrong: false asks nothing. */
  check?(): boolean;
  /** @throws MarketError wrongCredentials, said beside the field */
  onPassword(password: string): Promise<void>;
  onClose(): void;
};
type Problems = { password?: string; form?: string };

/** Asks for the password before what cannot be undone: who finds an open tab does not know it. Closes when it was done. */
export function PasswordDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Renunțați',
  variant = 'primary',
  check = () => true,
  onPassword,
  onClose,
}: Props) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isWorking, setIsWorking] = useState(false);

  async function go(event: FormEvent) {
    event.preventDefault();
    const isChecked = check();
    setProblems(password ? {} : { password: 'Scrieți parola.' });
    if (!password || !isChecked) return;
    setIsWorking(true);
    try {
      await onPassword(password);
      onClose();
    } catch (error) {
      console.warn('What the password was asked for was not done', error);
      setIsWorking(false);
      const isPassword = isMarketError(error) && error.code === 'wrongCredentials';
      setProblems({ [isPassword ? 'password' : 'form']: toRomanianMessage(error) });
    }
  }
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={isWorking}>
        {cancelLabel}
      </Button>
      <Button type="submit" form="parola-din-nou" variant={variant} busy={isWorking}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={isWorking ? () => {} : onClose} title={title} footer={buttons}>
      <form id="parola-din-nou" noValidate onSubmit={(event) => void go(event)}>
        <Stack>
          {children}
          <input type="email" value={user?.email ?? ''} autoComplete="username" readOnly hidden />
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
