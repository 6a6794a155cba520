import { parseSlugAndId } from '@anunturi/shared-domain/formats/slug';
import { loadAhead, peekLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { listingKey } from './loadKeys';
import { readPublicListing } from './readListing';

/** Reads the listing at an address, for the screen that is likely to show it next; answers whether it is here. */
export function readListingAhead(path: string): () => boolean {
  const id = parseSlugAndId(path.split('/').at(-1) ?? '')?.id;
  if (id === undefined) return () => false;
  loadAhead(listingKey(id), () => readPublicListing(id));
  return () => Boolean(peekLoaded(listingKey(id))?.value);
}
