import type { ChangeEvent, Ref, TextareaHTMLAttributes } from 'react';
import { controlClass } from './controlClass';
import { Field, useField } from './Field';
import type { FieldTexts } from './Field';
import { joinClasses } from '../text/joinClasses';
import { Counter, tooLong, useLength } from './TextField';
import styles from './TextArea.module.css';

export type TextAreaProps = FieldTexts & {
  ref?: Ref<HTMLTextAreaElement>;
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean;
  /** What is longer stays as it was pasted, with an error: a browser would cut it in silence. */
  maxLength?: number | undefined;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'>;

/** A field for several lines; grows with its text where the browser can. */
export function TextArea({
  label,
  hint,
  error: ownError,
  optional,
  labelHidden,
  counter,
  className,
  id,
  onChange,
  maxLength,
  ...area
}: TextAreaProps) {
  const { length, count } = useLength(area.value, area.defaultValue);
  const error = ownError || tooLong(length, maxLength);
  const control = useField({ id, hint, error });
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
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
      <textarea
        rows={5}
        {...area}
        {...control}
        onChange={change}
        className={joinClasses(controlClass, styles.area)}
      />
    </Field>
  );
}
