import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { hasNumbers, toName, valueOf } from '../matching/groupValues';
import { type Group, groups } from '../matching/groups';

/** A column of `listings` for a group: a text, empty where nothing is said, or a whole number, null there. */
export type FacetColumn = { group: Group; name: string; holds: 'text' | 'numbers' };

/** `vehicle.mileageKm` is `vehicle_mileage_km`. */
const toColumnName = (key: string) =>
  key.replaceAll('.', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Derived from the catalogue of filters: a filter more is a column more. */
export const facetColumns: readonly FacetColumn[] = groups.map((group) => ({
  group,
  name: toColumnName(group.key),
  holds: hasNumbers(group) ? 'numbers' : 'text',
}));

const nameByKey = new Map(facetColumns.map(({ group, name }) => [group.key, name]));
export const columnOf = (key: string): string => nameByKey.get(key)!;

/** What a listing has in the columns, by their names. */
export const toFacetValues = (listing: Listing): Record<string, string | number | null> =>
  Object.fromEntries(
    facetColumns.map(({ group, name, holds }) => {
      const value = valueOf(listing, group);
      if (holds === 'text') return [name, toName(value)];
      return [name, typeof value === 'number' ? value : null];
    }),
  );
