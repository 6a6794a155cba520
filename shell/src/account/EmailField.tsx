import { TextField, type TextFieldProps } from '@anunturi/shared-ui/fields/TextField';

/** The address by which an account is known: a password manager keeps it as the name of the user. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField label="E-mail" type="email" autoComplete="username" inputMode="email" {...props} />
  );
}
