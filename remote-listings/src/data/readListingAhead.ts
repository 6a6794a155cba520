import { parseSlugAndId } from '@anunturi/shared-domain/formats/slug';
import { loadAhead } from '@anunturi/shared-runtime/loading/loadCache';
import { listingKey } from './loadKeys';
import { readPublicListing } from './readListing';

/** Reads the listing at an address, for the screen that is likely to show it next. */
export function readListingAhead(path: string): void {
  const id = parseSlugAndId(path.split('/').at(-1) ?? '')?.id;
  if (id !== undefined) loadAhead(listingKey(id), () => readPublicListing(id));
}
