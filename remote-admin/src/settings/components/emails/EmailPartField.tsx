import { type EmailPart, emailParts } from '@anunturi/shared-domain/emails/emailWords';
import { EMAIL_WORDS_MAX } from '@anunturi/shared-domain/site/limits';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import styles from './EmailPartField.module.css';

/** One part of an e-mail, and beside it what the site says there by itself. */
export function EmailPartField({
  part,
  value,
  usual,
  error,
  onChange,
}: {
  part: EmailPart;
  value: string;
  usual: string;
  error: string | false | undefined;
  onChange(value: string): void;
}) {
  const shared = {
    label: emailParts[part],
    maxLength: EMAIL_WORDS_MAX[part],
    value,
    error,
    optional: usual === '',
  };
  return (
    <div className={styles.row}>
      {part === 'subject' || part === 'heading' ? (
        <TextField {...shared} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextArea
          {...shared}
          hint="Fiecare rând este un paragraf."
          rows={4}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <div className={styles.usual}>
        <p className={styles.caption}>Textul site-ului</p>
        <p className={styles.words}>{usual || 'Nimic.'}</p>
      </div>
    </div>
  );
}
