import type { ListingDetail } from '#domain/listingDetail';
import { readPublicListing } from '#data/readListing';

/** Listings side by side and the minute in which they were read. */
export type Compared = { listings: ListingDetail[]; nowMs: number };

/** Those of the listings that may still be seen, in the order asked. */
export async function readCompared(ids: readonly string[]): Promise<Compared> {
  const found = await Promise.all(ids.map((id) => readPublicListing(id)));
  const read = found.filter((each) => each !== null);
  return { listings: read.map((each) => each.listing), nowMs: read[0]?.nowMs ?? 0 };
}
