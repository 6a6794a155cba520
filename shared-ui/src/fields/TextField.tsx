import { useState } from 'react';
import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../display/VisuallyHidden';
import { bareClass, controlClass } from './controlClass';
import { Field, useField } from './Field';
import type { FieldTexts } from './Field';
import { joinClasses } from '../text/joinClasses';
import styles from './TextField.module.css';

export type TextFieldProps = FieldTexts & {
  ref?: Ref<HTMLInputElement>;
  /** Before the text inside the box (an icon, "+40"). */
  prefix?: ReactNode;
  /** After the text inside the box (a unit: "km", "lei"). */
  suffix?: ReactNode;
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean;
  /** What is longer stays as it was pasted, with an error: a browser would cut it in silence. */
  maxLength?: number | undefined;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size' | 'maxLength'>;

/** A one-line text field. Controlled or not; `register(...)` of a form library spreads onto it. */
export function TextField({
  label,
  hint,
  error: ownError,
  optional,
  labelHidden,
  prefix,
  suffix,
  counter,
  className,
  id,
  onChange,
  maxLength,
  ...input
}: TextFieldProps) {
  const { length, count } = useLength(input.value, input.defaultValue);
  const error = ownError || tooLong(length, maxLength);
  const control = useField({ id, hint, error });
  function change(event: ChangeEvent<HTMLInputElement>) {
    count(event.target.value);
    onChange?.(event);
  }
  const shownCounter =
    counter && maxLength ? <Counter length={length} max={maxLength} /> : undefined;
  return (
    <Field
      controlId={control.id}
      {...{ label, hint, error, optional, labelHidden, className }}
      counter={shownCounter}
    >
      {prefix || suffix ? (
        <span className={joinClasses(controlClass, styles.box)}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input type="text" {...input} {...control} onChange={change} className={bareClass} />
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </span>
      ) : (
        <input type="text" {...input} {...control} onChange={change} className={controlClass} />
      )}
    </Field>
  );
}

/** What is said of a text that has too many characters; undefined when it fits. */
export const tooLong = (length: number, max: number | undefined): string | undefined =>
  max !== undefined && length > max
    ? `Textul depășește cu ${length - max} limita de ${max} de caractere. Scurtați-l.`
    : undefined;

/** Length of a field's text, for a controlled field and for one that keeps its own value. */
export function useLength(value: unknown, defaultValue: unknown) {
  const [typed, setTyped] = useState<string | null>(null);
  const [initial] = useState(() => String(defaultValue ?? ''));
  const text = value !== undefined ? String(value) : (typed ?? initial);
  return { length: text.length, count: setTyped };
}

/** "12/70"; said to screen readers only when little is left. */
export function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length;
  return (
    <p className={joinClasses(styles.counter, left <= 0 && styles.full)}>
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <VisuallyHidden aria-live="polite">
        {left <= max / 10 ? `Mai puteți scrie: ${left}` : ''}
      </VisuallyHidden>
    </p>
  );
}
