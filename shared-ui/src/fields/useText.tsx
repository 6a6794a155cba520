import { type ChangeEvent, useState } from 'react';
import { VisuallyHidden } from '../display/VisuallyHidden';
import { joinClasses } from '../text/joinClasses';
import { type FieldTexts, useField } from './Field';
import styles from './TextField.module.css';

/** What a field of one line and one of several have in common. */
export type TextProps = FieldTexts & {
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean;
  /** What is longer stays as it was pasted, with an error: a browser would cut it in silence. */
  maxLength?: number | undefined;
};

type Given<Control> = TextProps & {
  id?: string;
  className?: string;
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
};

/** Splits what a text field is given: `field` is for the words around it, `control` for what is typed into. */
export function useText<Control extends HTMLInputElement | HTMLTextAreaElement, Rest>({
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
  ...rest
}: Given<Control> & Rest) {
  const { length, count } = useLength(rest.value, rest.defaultValue);
  const error = ownError || tooLong(length, maxLength);
  const control = useField({ id, hint, error });
  return {
    field: {
      controlId: control.id,
      label,
      hint,
      error,
      optional,
      labelHidden,
      className,
      counter: counter && maxLength ? <Counter length={length} max={maxLength} /> : undefined,
    },
    control: {
      ...rest,
      ...control,
      onChange(event: ChangeEvent<Control>) {
        count(event.target.value);
        onChange?.(event);
      },
    },
  };
}

/** What is said of a text that has too many characters; undefined when it fits. */
const tooLong = (length: number, max: number | undefined): string | undefined =>
  max !== undefined && length > max
    ? `Textul depășește cu ${length - max} limita de ${max} de caractere. Scurtați-l.`
    : undefined;

/** Length of a field's text, for a controlled field and for one that keeps its own value. */
function useLength(value: unknown, defaultValue: unknown) {
  const [typed, setTyped] = useState<string | null>(null);
  const [initial] = useState(() => String(defaultValue ?? ''));
  const text = value !== undefined ? String(value) : (typed ?? initial);
  return { length: text.length, count: setTyped };
}

/** "12/70"; said to screen readers only when little is left. */
function Counter({ length, max }: { length: number; max: number }) {
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
