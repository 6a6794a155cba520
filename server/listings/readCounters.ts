import {
  type ListingCounters,
  listingCountersSchema,
} from '@anunturi/shared-domain/listing/listingCounters';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

/** The figures of a listing; undefined where they are missing or do not fit. */
export async function readCounters(
  listingId: string,
  store: Store,
): Promise<ListingCounters | undefined> {
  const path = documentPaths.listingCounters(listingId);
  const found = await store.getFitting(path, listingCountersSchema);
  if (!found) return undefined;
  const { id: _id, ...counters } = found;
  return counters;
}
