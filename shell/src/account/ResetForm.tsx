import { sendPasswordReset } from '@anunturi/shared-auth/session';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { useEffect } from 'react';
import { AccountPage } from './AccountPage';
import classes from './AccountPage.module.css';
import { resetSchema } from './accountSchemas';
import { texts } from './texts';
import { useAccountForm } from './useAccountForm';

/** Asks for the link to a new password; the answer is the same whether the account exists or not. */
export function ResetForm({
  email = '',
  onBack,
}: {
  email?: string | undefined;
  onBack: (email: string) => void;
}) {
  const { register, submit, getValues, setFocus, errors, isBusy, formState } = useAccountForm(
    resetSchema,
    { email },
    ({ email: typed }) => sendPasswordReset(typed.trim()),
  );
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <AccountPage
      title="Parolă nouă"
      lead="Scrieți adresa contului; vă trimitem un link cu care alegeți altă parolă."
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        {formState.isSubmitSuccessful && !errors.email && !errors.root && (
          <Notice tone="good" role="status">
            {texts.resetSent}
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
        <Button type="submit" wide busy={isBusy}>
          Trimiteți linkul
        </Button>
        <Button variant="ghost" onClick={() => onBack(getValues('email'))}>
          Înapoi la autentificare
        </Button>
      </form>
    </AccountPage>
  );
}
