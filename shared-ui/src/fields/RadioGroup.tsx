import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { hiddenClass } from '../display/VisuallyHidden';
import { FieldError, fieldClass } from './Field';
import { joinClasses } from '../text/joinClasses';
import styles from './RadioGroup.module.css';

type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps = {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly RadioOption[];
  /** One below the other, as tiles, or as one bar of short words. */
  look?: 'list' | 'tiles' | 'segments';
  name?: string;
  value?: string;
  defaultValue?: string;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'name'>;

/** A choice of one from few, all in sight. What is not named here goes to each radio (`register(...)` spreads onto it). */
export function RadioGroup({
  label,
  labelHidden,
  hint,
  error,
  options,
  look = 'list',
  name,
  value,
  defaultValue,
  className,
  id,
  ...input
}: RadioGroupProps) {
  const made = useId();
  const groupId = id ?? made;
  const describedBy =
    [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      id={groupId}
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      className={joinClasses(fieldClass, className)}
    >
      <legend className={joinClasses(styles.legend, labelHidden && hiddenClass)}>{label}</legend>
      {hint && (
        <p id={`${groupId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              {...input}
              type="radio"
              name={name ?? groupId}
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              {...(value !== undefined
                ? { checked: value === option.value }
                : { defaultChecked: defaultValue === option.value })}
              className={styles.radio}
            />
            {option.icon}
            <span>
              {option.label}
              {option.hint && <span className={styles.optionHint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${groupId}-error`}>{error}</FieldError>
    </fieldset>
  );
}
