import type { ChangeEvent, Ref, TextareaHTMLAttributes } from 'react';
import { controlClass } from './controlClass';
import { Field, useField } from './Field';
import type { FieldTexts } from './Field';
import { joinClasses } from '../text/joinClasses';
import { Counter, useLength } from './TextField';
import styles from './TextArea.module.css';

export type TextAreaProps = FieldTexts & {
  ref?: Ref<HTMLTextAreaElement>;
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean;
} & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A field for several lines; grows with its text where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  counter,
  className,
  id,
  onChange,
  ...area
}: TextAreaProps) {
  const control = useField({ id, hint, error });
  const { length, count } = useLength(area.value, area.defaultValue);
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    count(event.target.value);
    onChange?.(event);
  }
  const shownCounter =
    counter && area.maxLength ? <Counter length={length} max={area.maxLength} /> : undefined;
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
