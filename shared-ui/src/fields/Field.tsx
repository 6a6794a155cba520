import { useId } from 'react';
import type { ReactNode } from 'react';
import { CircleExclamationPoint } from '../icons/CircleExclamationPoint';
import { hiddenClass } from '../display/VisuallyHidden';
import { joinClasses } from '../text/joinClasses';
import styles from './Field.module.css';

/** What every field says around its control. */
export type FieldTexts = {
  label: ReactNode;
  /** Help that stays while the visitor types. */
  hint?: ReactNode;
  /** What is wrong, said beside the field. */
  error?: ReactNode;
  /** Adds "(opțional)" to the label. */
  optional?: boolean;
  /** The label is read out but not rendered (a search field with a visible purpose). */
  labelHidden?: boolean;
};

/** Ids and ARIA of a field: spread `control` onto the input. */
export function useField({
  id,
  hint,
  error,
  extra,
}: {
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  extra?: string;
}) {
  const made = useId();
  const controlId = id ?? made;
  const described = [
    error ? `${controlId}-error` : '',
    hint ? `${controlId}-hint` : '',
    extra ?? '',
  ]
    .filter(Boolean)
    .join(' ');
  return {
    id: controlId,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}

/** Label, hint and error around the control given as children; `controlId` comes from `useField`. */
export function Field({
  controlId,
  label,
  hint,
  error,
  optional,
  labelHidden,
  counter,
  className,
  children,
}: FieldTexts & {
  controlId: string;
  counter?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={controlId} className={joinClasses(styles.label, labelHidden && hiddenClass)}>
        {label}
        {optional && <span className={styles.optional}> (opțional)</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <div className={styles.below}>
        <FieldError id={`${controlId}-error`}>{error}</FieldError>
        {counter}
      </div>
    </div>
  );
}

/** A field's error, read out when it comes: the focus may stand in the field already. Without one it takes no room. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.live}>
      {children && (
        <p id={id} className={styles.error}>
          <CircleExclamationPoint size={16} className={styles.errorIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** Class of the element that holds a label and its control. */
export const fieldClass = styles.field;
