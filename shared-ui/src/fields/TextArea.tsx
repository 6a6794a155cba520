import type { Ref, TextareaHTMLAttributes } from 'react';
import { joinClasses } from '../text/joinClasses';
import { controlClass } from './controlClass';
import { Field } from './Field';
import { type TextProps, useText } from './useText';
import styles from './TextArea.module.css';

export type TextAreaProps = TextProps & {
  ref?: Ref<HTMLTextAreaElement>;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'>;

/** A field for several lines; grows with its text where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = useText(props);
  return (
    <Field {...field}>
      <textarea rows={5} {...control} className={joinClasses(controlClass, styles.area)} />
    </Field>
  );
}
