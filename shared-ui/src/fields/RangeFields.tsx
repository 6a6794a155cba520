import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { bareClass, controlClass } from './controlClass';
import { FieldError, fieldClass } from './Field';
import { joinClasses } from '../text/joinClasses';
import styles from './RangeFields.module.css';

export type Range = { from: string; to: string };

export type RangeFieldsProps = {
  label: ReactNode;
  value: Range;
  onChange(value: Range): void;
  /** The visitor has finished: left the field or pressed Enter. */
  onCommit?(value: Range): void;
  unit?: string;
  error?: ReactNode;
  placeholder?: Partial<Range>;
  /** Most digits of one end; what is longer stays whole with an error, and is not committed. */
  maxLength?: number;
};

/** The digits of a whole number as people write it (`12.500 lei`, `9.750,00`), null when it is none. */
function readDigits(text: string): string | null {
  const [, number] = /^\s*(\d[\d\s.,]*)?\D*$/.exec(text.trim()) ?? [];
  if (number === undefined) return text.trim() === '' ? '' : null;
  return number
    .trim()
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/\D/g, '');
}

/** A range of whole numbers, as typed until the field is left, then as digits: from, to, either may be empty. */
export function RangeFields({
  label,
  value,
  onChange,
  onCommit,
  unit,
  error: ownError,
  placeholder,
  maxLength = 9,
}: RangeFieldsProps) {
  const id = useId();
  const [hasLeft, setHasLeft] = useState(false);
  const [from, to] = [readDigits(value.from), readDigits(value.to)];
  const isRead = from !== null && to !== null;
  const isTooLong = Math.max(from?.length ?? 0, to?.length ?? 0) > maxLength;
  const error =
    ownError ||
    (hasLeft && !isRead && 'Scrieți un număr întreg, de exemplu 12.500.') ||
    (isTooLong && `Scrieți cel mult ${maxLength} cifre.`);
  function commit() {
    setHasLeft(true);
    if (!isRead || isTooLong) return;
    const digits = { from, to };
    if (from !== value.from || to !== value.to) onChange(digits);
    onCommit?.(digits);
  }
  const end = (which: keyof Range, name: string) => (
    <span className={joinClasses(controlClass, styles.box)}>
      <input
        className={bareClass}
        inputMode="numeric"
        autoComplete="off"
        aria-label={unit ? `${name} (${unit})` : name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={placeholder?.[which] ?? name}
        value={value[which]}
        onChange={(event) => {
          setHasLeft(false);
          onChange({ ...value, [which]: event.target.value });
        }}
        onBlur={commit}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
      />
    </span>
  );
  return (
    <fieldset className={fieldClass}>
      <legend className={styles.legend}>
        {label}
        {unit && <span className={styles.unit}> ({unit})</span>}
      </legend>
      <div className={styles.ends}>
        {end('from', 'de la')}
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
        {end('to', 'până la')}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
