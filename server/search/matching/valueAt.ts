import type { ListingFields } from '@anunturi/shared-domain/listing/listing';

/** Paths are few, and looked up for each listing. */
const keysOf = new Map<string, readonly string[]>();

/** What a listing holds at a path such as `vehicle.fuel`. */
export function valueAt(listing: ListingFields, path: string): unknown {
  let keys = keysOf.get(path);
  if (!keys) keysOf.set(path, (keys = path.split('.')));
  let at: unknown = listing;
  for (const key of keys) at = (at as Record<string, unknown> | undefined)?.[key];
  return at;
}
