import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldError, useField } from './Field';
import { joinClasses } from '../text/joinClasses';
import styles from './CheckboxField.module.css';

export type CheckboxFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** `switch`: takes effect at once, like a setting. */
  look?: 'box' | 'switch';
  ref?: Ref<HTMLInputElement>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

/** Yes or no. */
export function CheckboxField({
  label,
  hint,
  error,
  look = 'box',
  className,
  id,
  ...input
}: CheckboxFieldProps) {
  const control = useField({ id, hint, error });
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.row} data-invalid={error ? true : undefined}>
        <input
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          {...input}
          {...control}
          className={styles[look]}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${control.id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${control.id}-error`}>{error}</FieldError>
    </div>
  );
}
