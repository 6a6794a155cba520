import { parseSlugAndId } from '@anunturi/shared-domain/formats/slug';
import { loadAhead, peekLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { listingKey } from '#domain/loadKeys';
import { readDescribed } from './readDescribed';

/** Reads the listing at an address with what it says in words, for the screen that is likely to show it next; answers whether it is here. */
export function readListingAhead(path: string): () => boolean {
  const id = parseSlugAndId(path.split('/').at(-1) ?? '')?.id;
  if (id === undefined) return () => false;
  void loadAhead(listingKey(id), () => readDescribed(id));
  return () => Boolean(peekLoaded(listingKey(id))?.value);
}
