import {
  type ChangeEvent,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  memo,
} from 'react';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import type { DocumentField, FieldKind, Values } from '../domain/documentTypes';
import { fieldWarning } from '../domain/fieldProblem';
import { amountWords } from '../domain/valueTexts';
import styles from './DocumentFieldInput.module.css';

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
  value: string;
  error: string | undefined;
  hint: string | undefined;
  fill(answers: Values): void;
  leave(name: string): void;
  /** Told its name. */
  onFocus(name: string): void;
};

/** What stands beside a field while it is typed: a price in words, a doubt about a VIN. */
export const hintOf = (field: DocumentField, values: Values) =>
  (field.kind === 'money' && amountWords(values, field.name.replace(/_amount$/, ''))) ||
  fieldWarning(field, values) ||
  field.hint;

/** One question of a document; drawn anew only for what is its own, so that a key does not wait for every other field. */
export const DocumentFieldInput = memo(function DocumentFieldInput({
  field,
  value,
  error,
  hint,
  fill,
  leave,
  onFocus,
}: Props) {
  const { name, label, kind } = field;
  const common = {
    id: fieldId(name),
    name,
    label,
    error,
    onBlur: () => leave(name),
    onFocus: () => onFocus(name),
    className: styles[field.width ?? 'full'],
  };
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    fill({ [name]: event.target.value });
  if (kind === 'check')
    return (
      <CheckboxField
        {...common}
        hint={hint}
        checked={value === 'da'}
        onChange={(event) => fill({ [name]: event.target.checked ? 'da' : '' })}
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
});
