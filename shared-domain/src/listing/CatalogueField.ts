import type { CategoryShape } from './categories';

type Choices = Readonly<Record<string, string>>;
type Shapes<Need extends string> = Partial<Record<CategoryShape, Need>>;

/** What a field holds, and within which limits (both ends included). */
type Held =
  | { type: 'choice'; choices: Choices }
  | { type: 'whole'; from: number; to: number; unit?: string }
  | { type: 'year'; from: number; to: number }
  | { type: 'text'; max: number }
  | { type: 'slug'; max: number }
  | { type: 'flag' };
/** What no shape requires. */
type OptionallyHeld =
  | { type: 'choices'; choices: Choices; max: number }
  | { type: 'month' }
  | { type: 'vin' }
  | { type: 'places'; max: number };

/** Groups of the sell form; which step each stands in and what it is called, the form knows. */
export type FormGroup =
  | 'state'
  | 'vehicle'
  | 'identity'
  | 'engine'
  | 'looks'
  | 'history'
  | 'checks'
  | 'equipment'
  | 'provider'
  | 'when'
  | 'where'
  | 'safety';

/** How a field is asked for; its label is the fact's unless it has its own. */
export type FieldQuestion = {
  group: FormGroup | Partial<Record<CategoryShape, FormGroup>>;
  label?: string;
  /** Message when it is required and empty. */
  missing?: string;
  placeholder?: string | Partial<Record<CategoryShape, string>>;
  /** Words after the number, where they are not the fact's unit. */
  suffix?: string;
  /** All choices in sight. */
  radio?: true;
  /** The fuels of the vehicles that have it; without it all have. */
  fuels?: readonly string[];
};

/** How a filter of the field shows. */
type FieldFilter = {
  /** On a chip: the word before a choice or range; of a yes/no field all its words, where they are not its label. */
  chip?: string;
  /** Among the filters always in sight, or those offered first; the others come last. */
  panel?: 'open' | 'first';
  /** Of a whole number of which a few are asked for: each with its words. */
  counts?: Choices;
};

/** A field of a vehicle or service: everything that schema, form, facts, preview and filters derive from. */
export type CatalogueField = (
  | (Held & {
      /** The shapes that have it; it is absent from the others. */
      shapes: Shapes<'required' | 'optional'>;
    })
  | (OptionallyHeld & { shapes: Shapes<'optional'> })
) & {
  /** Of the fact and of the filter. */
  label: string;
  /** Absent when the seller is not asked. */
  form?: FieldQuestion;
  filter?: FieldFilter;
};
/** Fields by their names in a listing, in the order of its facts. */
export type Catalogue = Readonly<Record<string, CatalogueField>>;
/** The types of fields; each reader has an arm for every one. */
export type FieldType = CatalogueField['type'];
/** The fields of a type. */
export type FieldOf<T extends FieldType> = Extract<CatalogueField, { type: T }>;

type IdOf<F> = F extends { choices: infer C } ? keyof C & string : never;
type Values<F> = {
  choice: IdOf<F>;
  choices: IdOf<F>[];
  whole: number;
  year: number;
  text: string;
  slug: string;
  month: string;
  flag: boolean;
  vin: string;
  places: string[];
};
/** The value of a field in a listing. */
export type ValueOf<F extends { type: FieldType }> = Values<F>[F['type']];

/** A field with its name in the listing. */
export type NamedField<C extends Catalogue> = {
  [N in keyof C & string]: FieldOf<C[N]['type']> & { name: N };
}[keyof C & string];

/** The fields that a shape has, in the catalogue's order. */
export function fieldsOfShape<C extends Catalogue>(
  catalogue: C,
  shape: CategoryShape,
): NamedField<C>[] {
  const named = Object.entries(catalogue).map(([name, field]) => ({ ...field, name }));
  return named.filter((field) => field.shapes[shape] !== undefined) as NamedField<C>[];
}
