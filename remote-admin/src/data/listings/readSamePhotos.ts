import { readPage } from '@anunturi/shared-auth/firestore/readPage';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { photoHashSchema } from '@anunturi/shared-domain/moderation/photoHash';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { readListing } from './readListings';

/** Values that one query may ask for. */
const ASKED_MAX = 30;
const FOUND_MAX = 100;
/** A flat grey picture looks like any other. */
const PLAIN = '0000000000000000';

/** Other listings that show a photo of this one. */
export async function readSamePhotos(listingId: string): Promise<Listing[]> {
  const { photoHashes: path } = documentPaths;
  const own = await readPage({
    path,
    schema: photoHashSchema,
    filters: [['listingId', '==', listingId]],
    size: ASKED_MAX,
  });
  const hashes = new Set(own.rows.map(({ perceptualHash }) => perceptualHash));
  hashes.delete(PLAIN);
  if (hashes.size === 0) return [];
  const same = await readPage({
    path,
    schema: photoHashSchema,
    filters: [['perceptualHash', 'in', [...hashes]]],
    size: FOUND_MAX,
  });
  const ids = new Set(same.rows.map((row) => row.listingId));
  ids.delete(listingId);
  const listings = await Promise.all([...ids].map(readListing));
  return listings.filter((listing) => listing !== null);
}
