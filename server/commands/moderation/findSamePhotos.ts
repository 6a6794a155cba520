import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import { photoHashSchema } from '@anunturi/shared-domain/moderation/photoHash';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFitting } from '../../app/data/parseFitting';
import type { Store } from '../../app/data/Store';

/** Values that one query may ask for. */
const ASKED_MAX = 30;
const FOUND_MAX = 100;
/** A flat grey picture looks like any other. */
const PLAIN = '0000000000000000';

/** Other listings that show a photo of this one, of FOUND_MAX such photos. */
export async function findSamePhotos(listingId: string, store: Store): Promise<Listing[]> {
  const { photoHashes: path } = documentPaths;
  const find = async (
    field: 'listingId' | 'perceptualHash',
    operator: '==' | 'in',
    value: unknown,
    max: number,
  ) =>
    parseFitting(
      photoHashSchema,
      await store.find(path, (all) => all.where(field, operator, value).limit(max)),
    );
  const own = await find('listingId', '==', listingId, ASKED_MAX);
  const hashes = new Set(own.map(({ perceptualHash }) => perceptualHash));
  hashes.delete(PLAIN);
  if (hashes.size === 0) return [];
  const same = await find('perceptualHash', 'in', [...hashes], FOUND_MAX);
  const ids = new Set(same.map((each) => each.listingId));
  ids.delete(listingId);
  await store.readAhead([...ids].map(documentPaths.listing));
  const found = await Promise.all(
    [...ids].map((id) => store.getFitting<ListingFields>(documentPaths.listing(id), listingSchema)),
  );
  return found.filter((each) => each !== undefined);
}
