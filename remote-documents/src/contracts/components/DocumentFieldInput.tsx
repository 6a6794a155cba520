import type { ChangeEvent, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import type { DocumentField, FieldKind } from '../domain/documentTypes';
import { fieldWarning } from '../domain/fieldProblem';
import { amountWords } from '../domain/valueTexts';
import styles from './DocumentFieldInput.module.css';
import type { DocumentForm } from './useDocumentForm';

type InputKind = { type?: HTMLInputTypeAttribute } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

const code: InputKind = { autoCapitalize: 'characters', spellCheck: false };
const inputs: Partial<Record<FieldKind, InputKind>> = {
  date: { type: 'date' },
  time: { type: 'time' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  whole: { inputMode: 'numeric' },
  money: { inputMode: 'decimal' },
  cnp: { inputMode: 'numeric', spellCheck: false },
  postalCode: { inputMode: 'numeric' },
  vin: code,
  plate: code,
  iban: code,
  civ: code,
  idSeries: code,
  cui: code,
  tradeRegister: code,
};

/** Id of a field's control, for links that lead to it. */
export const fieldId = (name: string) => `camp-${name}`;

type Props = {
  field: DocumentField;
  form: DocumentForm;
  /** Told its name. */
  onFocus(name: string): void;
};

/** One question of a document. */
export function DocumentFieldInput({ field, form, onFocus }: Props) {
  const { name, label, kind } = field;
  const value = form.values[name] ?? '';
  const common = {
    id: fieldId(name),
    name,
    label,
    error: form.problemOf(field) ?? undefined,
    onBlur: () => form.leave(name),
    onFocus: () => onFocus(name),
    className: styles[field.width ?? 'full'],
  };
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    form.fill({ [name]: event.target.value });
  // Beside the field while it is typed: a price in words, a doubt about a VIN.
  const hint =
    (kind === 'money' && amountWords(form.values, name.replace(/_amount$/, ''))) ||
    fieldWarning(field, form.values) ||
    field.hint;
  if (kind === 'check')
    return (
      <CheckboxField
        {...common}
        hint={hint}
        checked={value === 'da'}
        onChange={(event) => form.fill({ [name]: event.target.checked ? 'da' : '' })}
      />
    );
  if (kind === 'choice')
    return (
      <SelectField
        {...common}
        hint={hint}
        value={value}
        onChange={change}
        options={(field.choices ?? []).map(([choice, text]) => ({ value: choice, label: text }))}
      />
    );
  if (kind === 'longText')
    return (
      <TextArea
        {...common}
        hint={hint}
        value={value}
        onChange={change}
        maxLength={field.maxLength}
        counter
      />
    );
  return (
    <TextField
      {...common}
      hint={hint}
      value={value}
      onChange={change}
      maxLength={field.maxLength}
      suffix={field.suffix}
      autoComplete="off"
      {...inputs[kind]}
    />
  );
}
