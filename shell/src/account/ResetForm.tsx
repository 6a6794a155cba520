import { sendPasswordReset } from '@anunturi/shared-auth/session';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { useEffect } from 'react';
import { AccountForm } from './AccountForm';
import { AccountPage } from './AccountPage';
import { resetSchema } from './accountSchemas';
import { EmailField } from './EmailField';
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
      <AccountForm onSubmit={submit} problem={errors.root?.message}>
        {formState.isSubmitSuccessful && !errors.email && !errors.root && (
          <Notice tone="good" role="status">
            {texts.resetSent}
          </Notice>
        )}
        <EmailField {...register('email')} error={errors.email?.message} />
        <Button type="submit" wide busy={isBusy}>
          Trimiteți linkul
        </Button>
        <Button variant="ghost" onClick={() => onBack(getValues('email'))}>
          Înapoi la autentificare
        </Button>
      </AccountForm>
    </AccountPage>
  );
}
