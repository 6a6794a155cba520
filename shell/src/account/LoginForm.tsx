import { signIn } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { PasswordField } from '@anunturi/shared-ui/fields/PasswordField';
import { useEffect } from 'react';
import { AccountForm } from './AccountForm';
import { AccountReasons } from './AccountReasons';
import { AccountPage } from './AccountPage';
import { loginSchema } from './accountSchemas';
import { EmailField } from './EmailField';
import { toKeepsText } from './readKeeps';
import { texts } from './texts';
import { useAccountForm } from './useAccountForm';

type Props = {
  redirect: string | null;
  keeps: links.Keeps | undefined;
  /** A session ended at the place that was asked for. */
  hasEnded: boolean;
  notice?: string | undefined;
  /** As typed in the form for a new password, by a person who comes back from it. */
  email?: string | undefined;
  onForgotten: (email: string) => void;
};

/** E-mail and password. Once signed in, the router follows to the place that was asked for. */
export function LoginForm({ redirect, keeps, hasEnded, notice, email, onForgotten }: Props) {
  const { register, submit, getValues, setFocus, errors, isBusy } = useAccountForm(
    loginSchema,
    { email: email ?? '', password: '' },
    ({ email: typed, password }) => signIn(typed.trim(), password),
  );
  const comesBack = email !== undefined;
  useEffect(() => {
    if (comesBack) setFocus('email');
  }, [comesBack, setFocus]);
  return (
    <AccountPage
      title="Autentificare"
      lead={redirect && !hasEnded ? (toKeepsText(keeps) ?? texts.redirected) : undefined}
      reasons={<AccountReasons />}
      below={
        <span>
          Nu aveți cont? <Link to={links.register(redirect ?? undefined, keeps)}>Creați unul</Link>
        </span>
      }
    >
      <AccountForm onSubmit={submit} problem={errors.root?.message}>
        {hasEnded && !notice && (
          <Notice tone="warn" role="status">
            {texts.sessionEnded}
          </Notice>
        )}
        {notice && (
          <Notice tone="good" role="status">
            {notice}
          </Notice>
        )}
        <EmailField {...register('email')} error={errors.email?.message} />
        <PasswordField
          label="Parolă"
          autoComplete="current-password"
          {...register('password')}
          error={errors.password?.message}
        />
        <Button type="submit" wide busy={isBusy}>
          Intrați în cont
        </Button>
        <Button variant="ghost" onClick={() => onForgotten(getValues('email'))}>
          Am uitat parola
        </Button>
      </AccountForm>
    </AccountPage>
  );
}
