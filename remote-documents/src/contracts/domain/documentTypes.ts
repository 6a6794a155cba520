import type { ArchiveKind } from '@anunturi/shared-domain/people/archiveFields';
import type { FormFacts } from '../facts/FormFacts';
import type { DocumentContent } from './page-model/blocks';

/** What is typed into a document, by field name; a ticked box is `da`. */
export type Values = Record<string, string>;

export type FieldKind =
  | 'text'
  | 'longText'
  | 'choice'
  | 'check'
  | 'date'
  | 'time'
  | 'whole'
  | 'money'
  | 'cnp'
  | 'cui'
  | 'tradeRegister'
  | 'vin'
  | 'plate'
  | 'iban'
  | 'phone'
  | 'email'
  | 'postalCode'
  | 'idSeries'
  | 'idNumber'
  | 'civ';

export type DocumentField = {
  name: string;
  label: string;
  kind: FieldKind;
  hint?: string;
  /** Listed as missing while empty; a document can be printed with gaps for the pen. */
  needed?: boolean;
  maxLength?: number;
  choices?: readonly (readonly [value: string, label: string])[];
  initial?: string;
  /** Asked only when the other answers make sense of it. */
  when?: (values: Values) => boolean;
  /** Share of a row on wide screens; the whole row without it. */
  width?: 'half' | 'third' | 'quarter' | 'twoThirds';
  suffix?: string;
};

export type DocumentStep = {
  id: string;
  title: string;
  note?: string;
  /** Where what is asked about can be had, outside. */
  links?: readonly { label: string; to: string }[];
  fields: readonly DocumentField[];
  /** Prefix of the party this step asks about: its data can be kept on the device. */
  party?: string;
};

/** Something to do after signing, with its last day: `days` after the document's date, or as the answers say. */
export type ChecklistItem = {
  text: string;
  days?: number;
  /** An ISO day; the item is left out while there is none. */
  until?(values: Values): string | null;
};

export type DocumentDefinition = {
  id: DocumentId;
  /** Name of the file without its ending. */
  fileName: string;
  steps: readonly DocumentStep[];
  content(values: Values): DocumentContent;
  /** The official models that its papers follow. */
  models?: readonly FormFacts[];
  checklist: readonly ChecklistItem[];
  /** Roles of the copies that are printed at once, the original first. */
  copies?: readonly string[];
  /** Field that holds the document's date. */
  dateField: string;
  /** The party that a listing's owner is; null when the document is the other side's. */
  ownerParty: string | null;
  /** What it is in the archive. */
  archiveKind: ArchiveKind;
};

export const documentIds = [
  'vanzare-auto',
  'dosar-vanzare',
  'predare-primire',
  'imputernicire',
  'chitanta',
  'declaratie',
  'antecontract',
  'comodat-auto',
  'inchiriere-auto',
  'prestari-servicii',
  'itl-005',
  'itl-016',
] as const;
export type DocumentId = (typeof documentIds)[number];

/** The answers before anything is typed. */
export function initialValues(definition: DocumentDefinition): Values {
  return Object.fromEntries(
    definition.steps.flatMap((step) =>
      step.fields.map((field) => [field.name, field.initial ?? '']),
    ),
  );
}

/** The fields that are asked, given the other answers. */
export function askedFields(fields: readonly DocumentField[], values: Values): DocumentField[] {
  return fields.filter((field) => !field.when || field.when(values));
}
