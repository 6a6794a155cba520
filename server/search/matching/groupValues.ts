import { fieldsByPath } from '@anunturi/shared-domain/listing/fieldsByPath';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { Group } from './groups';
import { valueAt } from './valueAt';

/** The coverage of a service that comes to the whole county. */
export const WHOLE_COUNTY = '*';

/** Paths of what is true or not, in the order of their bits. */
export const flagPaths: readonly string[] = Object.entries(fieldsByPath).flatMap(
  ([path, { type }]) => (type === 'flag' && path.includes('.') ? [path] : []),
);

/** Whether a group holds numbers, or texts. */
export const hasNumbers = ({ key, facet }: Group): boolean =>
  facet?.type === 'range' || key === 'priceLei';

/** What a listing holds of a group. */
export function valueOf(listing: Listing, { key }: Group): unknown {
  if (key === 'priceLei') return listing.priceLei > 0 ? listing.priceLei : undefined;
  if (key !== 'coverage') return valueAt(listing, key);
  if (listing.kind === 'vehicle') return undefined;
  if (listing.service.wholeCounty) return WHOLE_COUNTY;
  return [...new Set([listing.localityId, ...(listing.service.coveredLocalityIds ?? [])])]
    .toSorted()
    .join(' ');
}

/** Values as an address has them: `1` for what is true. */
export function toName(value: unknown): string {
  if (value === true) return '1';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
