import { useId } from 'react';
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

/** A range of whole numbers, as typed: from, to, either may be empty. */
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
  const isTooLong = Math.max(value.from.length, value.to.length) > maxLength;
  const error = ownError || (isTooLong && `Scrieți cel mult ${maxLength} cifre.`);
  const commit = () => !isTooLong && onCommit?.(value);
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
        onChange={(event) => onChange({ ...value, [which]: event.target.value.replace(/\D/g, '') })}
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
