import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Combobox, type ComboboxProps } from '@anunturi/shared-ui/fields/Combobox';
import type { FieldTexts } from '@anunturi/shared-ui/fields/Field';
import { RadioGroup, type RadioGroupProps } from '@anunturi/shared-ui/fields/RadioGroup';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextArea, type TextAreaProps } from '@anunturi/shared-ui/fields/TextArea';
import { TextField, type TextFieldProps } from '@anunturi/shared-ui/fields/TextField';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import type { SellField, SellForm } from '#domain/sell-form/sellForm';

type NamesOf<T> = { [Name in SellField]: SellForm[Name] extends T ? Name : never }[SellField];
export type TextName = NamesOf<string>;
export type FlagName = NamesOf<boolean>;

/** Id of a field's control, where the list of errors leads. */
export const fieldId = (name: string): string => `camp-${name}`;

/** The Romanian message of a field, or undefined. */
export function useFieldError(name: SellField): string | undefined {
  const { errors } = useFormState<SellForm>({ name });
  return errors[name]?.message;
}

/** A line of text of the form. */
export function FormText({ name, ...field }: { name: TextName } & Omit<TextFieldProps, 'name'>) {
  const { getValues, register } = useFormContext<SellForm>();
  return (
    <TextField
      autoComplete="off"
      {...field}
      {...register(name)}
      id={fieldId(name)}
      defaultValue={getValues(name)}
      error={useFieldError(name)}
    />
  );
}

/** A number as Romanians write it: `12 500`, `12.500`. */
export function FormNumber(field: { name: TextName } & Omit<TextFieldProps, 'name'>) {
  return <FormText inputMode="decimal" {...field} />;
}

/** Text of several lines. */
export function FormArea({ name, ...field }: { name: TextName } & Omit<TextAreaProps, 'name'>) {
  const { getValues, register } = useFormContext<SellForm>();
  return (
    <TextArea
      {...field}
      {...register(name)}
      id={fieldId(name)}
      defaultValue={getValues(name)}
      error={useFieldError(name)}
    />
  );
}

type Labels = Readonly<Record<string, string>>;
const toOptions = (labels: Labels) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A choice of one from a table of labels. */
export function FormSelect({
  name,
  labels,
  ...texts
}: { name: TextName; labels: Labels } & Omit<FieldTexts, 'error'>) {
  const { register } = useFormContext<SellForm>();
  return (
    <SelectField
      {...texts}
      {...register(name)}
      id={fieldId(name)}
      options={toOptions(labels)}
      placeholder="Alegeți…"
      error={useFieldError(name)}
    />
  );
}

/** A choice of one from few, all in sight. */
export function FormRadio({
  name,
  labels,
  ...group
}: { name: TextName; labels: Labels } & Omit<RadioGroupProps, 'name' | 'options'>) {
  const { register } = useFormContext<SellForm>();
  return (
    <RadioGroup
      look="segments"
      {...group}
      {...register(name)}
      id={fieldId(name)}
      options={toOptions(labels)}
      error={useFieldError(name)}
    />
  );
}

/** A choice of one from a long list. */
export function FormCombobox({
  name,
  onChosen,
  ...field
}: { name: TextName; onChosen?: (value: string) => void } & Omit<
  ComboboxProps,
  'name' | 'value' | 'onChange'
>) {
  const {
    field: { ref, value, onBlur, onChange },
    fieldState,
  } = useController<SellForm, TextName>({ name });
  return (
    <Combobox
      {...field}
      id={fieldId(name)}
      name={name}
      ref={ref}
      value={value}
      onBlur={onBlur}
      onChange={(next) => {
        onChange(next);
        onChosen?.(next);
      }}
      error={fieldState.error?.message}
    />
  );
}

/** Yes or no. */
export function FormCheck({ name, label, hint }: { name: FlagName; label: string; hint?: string }) {
  const { register } = useFormContext<SellForm>();
  return (
    <CheckboxField
      label={label}
      hint={hint}
      {...register(name)}
      id={fieldId(name)}
      error={useFieldError(name)}
    />
  );
}
