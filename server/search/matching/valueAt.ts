import type { ListingFields } from '@anunturi/shared-domain/listing/listing';

/** What a listing holds at a path such as `vehicle.fuel`. */
export function valueAt(listing: ListingFields, path: string): unknown {
  let at: unknown = listing;
  for (const key of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[key];
  return at;
}
