import { proveSecondFactor, signOut } from '@anunturi/shared-auth/session';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { useEffect } from 'react';
import { AccountForm } from './AccountForm';
import { AccountPage } from './AccountPage';
import { codeSchema } from './accountSchemas';
import { useAccountForm } from './useAccountForm';

/** The code of the authenticator app, after the password. Once it is proved, the router follows to the place that was asked for. */
export function CodeForm() {
  const { register, submit, setFocus, errors, isBusy } = useAccountForm(
    codeSchema,
    { code: '' },
    ({ code }) => proveSecondFactor(code),
  );
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <AccountPage
      title="Codul din aplicație"
      lead="Parola este corectă. Contul cere și codul de acum din aplicația de autentificare."
    >
      <AccountForm onSubmit={submit} problem={errors.root?.message}>
        <TextField
          label="Cod"
          hint="6 cifre. Dacă nu aveți telefonul la dumneavoastră, scrieți un cod de rezervă."
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          {...register('code')}
          error={errors.code?.message}
        />
        <Button type="submit" wide busy={isBusy}>
          Continuați
        </Button>
        <Button variant="ghost" onClick={() => void signOut()}>
          Renunțați
        </Button>
      </AccountForm>
    </AccountPage>
  );
}
