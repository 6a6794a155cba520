import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../text/joinClasses';
import { bareClass, controlClass } from './controlClass';
import { Field } from './Field';
import { type TextProps, useText } from './useText';
import styles from './TextField.module.css';

export type TextFieldProps = TextProps & {
  ref?: Ref<HTMLInputElement>;
  /** Before the text inside the box (an icon, "+40"). */
  prefix?: ReactNode;
  /** After the text inside the box (a unit: "km", "lei"). */
  suffix?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size' | 'maxLength'>;

/** A one-line text field. Controlled or not; `register(...)` of a form library spreads onto it. */
export function TextField({ prefix, suffix, ...props }: TextFieldProps) {
  const { field, control } = useText(props);
  return (
    <Field {...field}>
      {prefix || suffix ? (
        <span className={joinClasses(controlClass, styles.box)}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input type="text" {...control} className={bareClass} />
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </span>
      ) : (
        <input type="text" {...control} className={controlClass} />
      )}
    </Field>
  );
}
