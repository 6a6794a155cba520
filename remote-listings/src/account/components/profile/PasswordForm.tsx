import { changePassword } from '@anunturi/shared-auth/session';
import { PASSWORD_MAX, PASSWORD_MIN } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import classes from './AccountSection.module.css';

type Fields = { present: string; next: string };

/** Changes the password; the present one proves who asks. */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm<Fields>({ defaultValues: { present: '', next: '' } });
  const [shown, setShown] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const type = shown ? 'text' : 'password';

  async function save({ present, next }: Fields) {
    try {
      await changePassword(present, next);
      form.reset();
      showToast('Parola a fost schimbată.', { tone: 'good' });
    } catch (error) {
      const isKnown = error instanceof Error && error.name === 'AuthProblem' && 'field' in error;
      if (isKnown && error.field === 'password')
        form.setError(
          isAboutNext(error) ? 'next' : 'present',
          { message: isAboutNext(error) ? error.message : 'Parola de acum nu este corectă.' },
          { shouldFocus: true },
        );
      else form.setError('root', { message: isKnown ? error.message : toRomanianMessage(error) });
    }
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(save)}>
      <Stack>
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <div className={classes.pair}>
          <TextField
            label="Parola actuală"
            type={type}
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            error={errors.present?.message}
            {...form.register('present', { required: 'Scrieți parola actuală.' })}
          />
          <TextField
            label="Parola nouă"
            hint={`Cel puțin ${PASSWORD_MIN} caractere.`}
            type={type}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            error={errors.next?.message}
            {...form.register('next', {
              minLength: {
                value: PASSWORD_MIN,
                message: `Parola trebuie să aibă cel puțin ${PASSWORD_MIN} caractere.`,
              },
              required: 'Scrieți parola nouă.',
              validate: (next, { present }) =>
                next !== present || 'Parola nouă este la fel ca parola actuală.',
            })}
          />
        </div>
        <CheckboxField
          label="Arătați parolele"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {errors.root && (
          <Notice tone="bad" role="alert">
            {errors.root.message}
          </Notice>
        )}
        <Cluster>
          <Button type="submit" variant="secondary" busy={isSubmitting}>
            Schimbați parola
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

const isAboutNext = (error: Error) =>
  /weak|common|own-|requirements/.test(String('code' in error && error.code));
