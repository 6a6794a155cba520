import { signIn } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { PasswordField } from '@anunturi/shared-ui/fields/PasswordField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { AccountPage } from './AccountPage';
import classes from './AccountPage.module.css';
import { loginSchema } from './accountSchemas';
import { texts } from './texts';
import { useAccountForm } from './useAccountForm';

type Props = {
  redirect: string | null;
  /** A session ended at the place that was asked for. */
  hasEnded: boolean;
  notice?: string | undefined;
  onForgotten: () => void;
};

/** E-mail and password. Once signed in, the router follows to the place that was asked for. */
export function LoginForm({ redirect, hasEnded, notice, onForgotten }: Props) {
  const { register, submit, errors, isBusy } = useAccountForm(
    loginSchema,
    { email: '', password: '' },
    ({ email, password }) => signIn(email.trim(), password),
  );
  return (
    <AccountPage
      title="Autentificare"
      lead={redirect && !hasEnded ? texts.redirected : undefined}
      below={
        <span>
          Nu aveți cont? <Link to={links.register(redirect ?? undefined)}>Creați unul</Link>
        </span>
      }
    >
      <form className={classes.form} onSubmit={submit} noValidate>
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
        {errors.root && (
          <Notice tone="bad" role="alert">
            {errors.root.message}
          </Notice>
        )}
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...register('email')}
          error={errors.email?.message}
        />
        <PasswordField
          label="Parolă"
          autoComplete="current-password"
          {...register('password')}
          error={errors.password?.message}
        />
        <Button type="submit" wide busy={isBusy}>
          Intrați în cont
        </Button>
        <Button variant="ghost" onClick={onForgotten}>
          Am uitat parola
        </Button>
      </form>
    </AccountPage>
  );
}
