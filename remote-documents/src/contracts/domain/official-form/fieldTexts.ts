import {
  type DocumentDefinition,
  type DocumentField,
  type Values,
  askedFields,
} from '../documentTypes';
import { amountText, amountWords, day, phone, plate, text, vin } from '../valueTexts';
import { trailerTonnes } from '../vehicleFields';

/** What an official form can be given: each answer by its name, and a few that are made of several. */
export type FieldTexts = {
  /** As it is printed: `22.11.2026`, `SB 12 ABC`. */
  texts: Readonly<Record<string, string>>;
  /** As it was chosen: `firma`, `da`. */
  chosen: Readonly<Record<string, string>>;
};

function printed(field: DocumentField, values: Values): string {
  const value = values[field.name] ?? '';
  if (field.kind === 'date') return day(value);
  if (field.kind === 'plate') return plate(values);
  if (field.kind === 'vin') return vin(values);
  if (field.kind === 'phone') return phone(value);
  const choice = field.choices?.find(([id]) => id === value);
  return choice ? choice[1] : text(value);
}

/** The answers of a document for the fields of an official form; what is not asked is empty. */
export function fieldTexts(definition: DocumentDefinition, values: Values): FieldTexts {
  const fields = definition.steps.flatMap((step) => askedFields(step.fields, values));
  return {
    texts: {
      ...Object.fromEntries(fields.map((field) => [field.name, printed(field, values)])),
      price_text: amountText(values),
      price_words: amountWords(values),
      v_tonnes: trailerTonnes(values),
    },
    chosen: Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])),
  };
}
