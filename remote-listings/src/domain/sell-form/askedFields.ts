import {
  type Catalogue,
  type CatalogueField,
  fieldsOfShape,
  type FieldQuestion,
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

type Renamed = 'powerHp' | 'wholeCounty';
type Typed<F> = F extends { type: 'flag' }
  ? boolean
  : F extends { type: 'choices' | 'places' }
    ? string[]
    : string;
type TypedFields<C extends Catalogue> = {
  -readonly [N in keyof C as C[N] extends { form: object } ? Exclude<N, Renamed> : never]: Typed<
    C[N]
  >;
};

/** What is typed into the fields that the form keeps as they are. */
export type AskedFields = TypedFields<typeof vehicleCatalogue> &
  TypedFields<typeof serviceCatalogue>;
type AskedField = CatalogueField & { form: FieldQuestion };

const isAsked = (entry: [string, CatalogueField]): entry is [string, AskedField] =>
  entry[1].form !== undefined;

/** The fields that a seller is asked for, by their name in the listing. */
export function askedFields(shape: CategoryShape): [name: string, field: AskedField][] {
  const catalogue: Catalogue = shape === 'service' ? serviceCatalogue : vehicleCatalogue;
  return fieldsOfShape(catalogue, shape).filter(isAsked);
}

/** The names under which the form keeps a field of the listing. */
export function formNames(name: string): readonly string[] {
  return Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : [name];
}

/** The group in which a field is asked. */
export function groupOf(field: AskedField, shape: CategoryShape): FormGroup {
  const { group } = field.form;
  return typeof group === 'string' ? group : group[shape]!;
}

/** Nothing typed into any field that the form keeps as it is. */
export const emptyFields = Object.fromEntries(
  Object.entries<CatalogueField>({ ...vehicleCatalogue, ...serviceCatalogue })
    .filter(isAsked)
    .filter(([name]) => formNames(name).includes(name))
    .map(([name, { type }]) => [name, emptyOf(type)]),
) as AskedFields;

function emptyOf(type: CatalogueField['type']): string | boolean | string[] {
  if (type === 'flag') return false;
  return type === 'choices' || type === 'places' ? [] : '';
}
