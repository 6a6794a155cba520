import {
  type Catalogue,
  type CatalogueField,
  fieldsOfShape,
  type FieldOf,
  type FieldQuestion,
  type FieldType,
  type FormGroup,
} from '@anunturi/shared-domain/listing/CatalogueField';
import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import { serviceCatalogue } from '@anunturi/shared-domain/listing/serviceCatalogue';
import { vehicleCatalogue } from '@anunturi/shared-domain/listing/vehicleCatalogue';

/** Fields that the form keeps in parts or under another name. */
const parts = {
  make: ['make', 'otherMake'],
  model: ['model', 'otherModel'],
  powerHp: ['power', 'powerUnit'],
  wholeCounty: ['coverage'],
} as const;
type Part = (typeof parts)[keyof typeof parts][number];

/** What the form holds of a field while nothing is typed, by its type. */
const emptyValues = {
  choice: '',
  choices: [] as string[],
  whole: '',
  year: '',
  text: '',
  slug: '',
  month: '',
  flag: false as boolean,
  vin: '',
  places: [] as string[],
} satisfies Record<FieldType, string | boolean | string[]>;
type TypedValue = typeof emptyValues;

type Asked<C extends Catalogue> = {
  [N in keyof C & string as C[N] extends { form: object } ? N : never]: C[N]['type'];
};
type AskedTypes = Asked<typeof vehicleCatalogue> & Asked<typeof serviceCatalogue>;
/** A field that a seller is asked for, with its name in the listing. */
export type AskedField = {
  [N in keyof AskedTypes]: FieldOf<AskedTypes[N]> & { name: N; form: FieldQuestion };
}[keyof AskedTypes];
type Renamed = 'powerHp' | 'wholeCounty';

/** What is typed into the fields that the form keeps as they are. */
export type AskedFields = {
  -readonly [N in Exclude<keyof AskedTypes, Renamed>]: TypedValue[AskedTypes[N]];
};

const isAsked = (field: CatalogueField): field is AskedField => field.form !== undefined;

/** The fields that a seller is asked for. */
export function askedFields(shape: CategoryShape): AskedField[] {
  const catalogue: Catalogue = shape === 'service' ? serviceCatalogue : vehicleCatalogue;
  return fieldsOfShape(catalogue, shape).filter(isAsked);
}

const hasParts = (name: AskedField['name']): name is keyof typeof parts =>
  Object.hasOwn(parts, name);
/** The names under which the form keeps a field of the listing. */
export const formNames = ({ name }: AskedField): readonly (keyof AskedFields | Part)[] =>
  hasParts(name) ? parts[name] : [name];

/** True for a field that the form keeps under its own name, alone or beside others. */
export const keepsName = (field: AskedField): boolean => {
  const names: readonly string[] = formNames(field);
  return names.includes(field.name);
};

/** True for a field that a vehicle with the chosen fuel has: a diesel has no electric range. */
export const isOfFuel = ({ form }: AskedField, fuel: string): boolean =>
  form.fuels?.includes(fuel) ?? true;

/** The group in which a field is asked. */
export function groupOf(field: AskedField, shape: CategoryShape): FormGroup | undefined {
  const { group } = field.form;
  return typeof group === 'string' ? group : group[shape];
}

/** Nothing typed into any field that the form keeps as it is. */
export const emptyFields = Object.fromEntries(
  Object.entries<CatalogueField>({ ...vehicleCatalogue, ...serviceCatalogue })
    .map(([name, field]) => ({ ...field, name }))
    .filter(isAsked)
    .filter(keepsName)
    .map(({ name, type }) => [name, emptyValues[type]]),
) as AskedFields;
