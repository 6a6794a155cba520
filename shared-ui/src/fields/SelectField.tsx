import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { controlClass } from './controlClass';
import { Field, useField } from './Field';
import type { FieldTexts } from './Field';

type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldTexts & {
  ref?: Ref<HTMLSelectElement>;
  options?: readonly SelectOption[];
  /** First entry with an empty value: "Alegeți…", "Oricare". */
  placeholder?: string;
  /** `<option>`s and `<optgroup>`s instead of `options`. */
  children?: ReactNode;
} & SelectHTMLAttributes<HTMLSelectElement>;

/** A choice of one from a short list: the browser's own select. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  options,
  placeholder,
  className,
  id,
  children,
  ...select
}: SelectFieldProps) {
  const control = useField({ id, hint, error });
  return (
    <Field controlId={control.id} {...{ label, hint, error, optional, labelHidden, className }}>
      <select {...select} {...control} className={controlClass}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </Field>
  );
}
