import { type SyntheticEvent, useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { texts } from '../texts';
import styles from './FilePassword.module.css';

type Props = { name: string; busy?: boolean | undefined; onGiven(password: string): void };

/** Asks for the password of a file; nothing keeps it but the page itself. */
export function FilePassword({ name, busy, onGiven }: Props) {
  const [password, setPassword] = useState('');
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (password && !busy) onGiven(password);
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        type="password"
        label={texts.filePassword(name)}
        hint={texts.filePasswordHint}
        value={password}
        autoComplete="off"
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy ?? false}>
        {texts.openFile}
      </Button>
    </form>
  );
}
