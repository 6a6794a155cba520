import { confirmNewPassword } from '@anunturi/shared-auth/session';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { PasswordField } from '@anunturi/shared-ui/fields/PasswordField';
import { AccountForm } from './AccountForm';
import { AccountPage } from './AccountPage';
import { newPasswordSchema } from './accountSchemas';
import { texts } from './texts';
import { useAccountForm } from './useAccountForm';

/** Behind the e-mailed link: chooses the new password. */
export function NewPasswordForm({
  code,
  onDone,
}: {
  code: string;
  onDone: (text: string) => void;
}) {
  const { register, submit, errors, isBusy } = useAccountForm(
    newPasswordSchema,
    { password: '' },
    async ({ password }) => {
      await confirmNewPassword(code, password);
      onDone(texts.passwordChanged);
    },
  );
  return (
    <AccountPage title="Alegeți o parolă nouă">
      <AccountForm onSubmit={submit} problem={errors.root?.message}>
        <PasswordField
          label="Parola nouă"
          autoComplete="new-password"
          hint={texts.passwordHint}
          {...register('password')}
          error={errors.password?.message}
        />
        <Button type="submit" wide busy={isBusy}>
          Schimbați parola
        </Button>
      </AccountForm>
    </AccountPage>
  );
}
