import type { Catalogue, CatalogueField, FieldOf, FieldType } from './CatalogueField';
import { serviceCatalogue } from './serviceCatalogue';
import { priceUnits } from './serviceFields';
import { vehicleCatalogue } from './vehicleCatalogue';
import { sellerTypes } from './vehicleFields';

const ofEveryListing: { sellerType: FieldOf<'choice'>; hasPhotos: FieldOf<'flag'> } = {
  sellerType: { type: 'choice', choices: sellerTypes, label: 'Vânzător', shapes: {} },
  hasPhotos: {
    type: 'flag',
    label: 'Numai cu fotografii',
    shapes: {},
    filter: { chip: 'Cu fotografii' },
  },
};
const ofServices: { 'price.unit': FieldOf<'choice'> } = {
  'price.unit': {
    type: 'choice',
    choices: priceUnits,
    label: 'Felul prețului',
    shapes: { service: 'required' },
    filter: { chip: 'Preț:' },
  },
};

/** Every field that a filter may ask about, by its path in a listing, with the words of the filter. */
export const fieldsByPath = {
  ...withPaths('vehicle', vehicleCatalogue),
  ...withPaths('service', serviceCatalogue),
  ...ofServices,
  ...ofEveryListing,
};

type Fields = typeof fieldsByPath;
/** The paths of the fields of a type. */
export type FieldPath<T extends FieldType> = PathWhere<{ type: T }>;
/** The paths of numbers of which a few are asked for. */
export type CountedPath = PathWhere<Counted>;
type PathWhere<Is> = { [P in keyof Fields]: Fields[P] extends Is ? P : never }[keyof Fields];

type Counted = FieldOf<'whole'> & { filter: { counts: Readonly<Record<string, string>> } };
type Described<F extends CatalogueField> = F extends Counted ? Counted : FieldOf<F['type']>;

function withPaths<S extends string, C extends Catalogue>(subject: S, catalogue: C) {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, field]) => [`${subject}.${name}`, field]),
  ) as { [N in keyof C & string as `${S}.${N}`]: Described<C[N]> };
}
