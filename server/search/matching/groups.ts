import { type AskedFacet, askedFacets, namesOf } from '@anunturi/shared-domain/search/askedFacets';
import type { FilterName } from '@anunturi/shared-domain/search/listingFilters';

/**
 * What can be asked of a listing, each by one column: every field of the catalogue of filters, its price, where it is and where it
 * comes to. Each has a bit, by which a listing says what it does not answer.
 */
export type Group = {
  /** Path of the field, or the group's own name. */
  key: string;
  bit: number;
  names: readonly FilterName[];
  facet?: AskedFacet;
};

const keyed: Omit<Group, 'bit'>[] = [
  ...askedFacets.map((facet) => ({ key: facet.path, names: namesOf(facet), facet })),
  { key: 'priceLei', names: ['priceFrom', 'priceTo', 'currency'] },
  { key: 'localityId', names: ['localityId', 'withNeighbours', 'radiusKm'] },
  { key: 'coverage', names: ['coversLocalityId'] },
];
if (keyed.length > 30) throw new Error('A listing says what it does not answer in 30 bits');

export const groups: readonly Group[] = keyed.map((group, at) => ({ ...group, bit: 1 << at }));

const byKey = new Map(groups.map((group) => [group.key, group]));
export const groupOf = (key: string): Group => byKey.get(key)!;

/** Choosing another value of a filter gives these up with it: they are below it. */
const below: Readonly<Record<string, readonly string[]>> = {
  kind: ['categoryId', 'vehicle.make', 'vehicle.model'],
  'vehicle.make': ['vehicle.model'],
};

/** Bits of what does not matter for counting beside the choices of a group. */
export const ignoredFor = ({ key, bit }: Group): number =>
  (below[key] ?? []).reduce((bits, each) => bits | groupOf(each).bit, bit);
