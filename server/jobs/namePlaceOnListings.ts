import { FieldValue } from '@google-cloud/firestore';
import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { toListingTokens } from '@anunturi/shared-domain/listing/indexedFields';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { defineJob } from '../app/queue/defineJob';
import { readLocalities } from '../listings/readLocalities';

/** So many listings in one transaction. */
const PAGE = 50;

/**
 * Writes the name of a place on the listings there, and what they are found by; goes on where it stopped. Of a listing that
 * does not fit its schema only the name changes.
 */
export const namePlaceOnListings = defineJob<{ id: string; after: string | null }>({
  name: 'namePlaceOnListings',
  async run({ input: { id, after }, store, now }) {
    const localityName = (await readLocalities(store)).find((each) => each.id === id)?.name;
    if (localityName === undefined) return;
    const page = await store.find(documentPaths.listings, (all) => {
      const there = all.where('localityId', '==', id).orderBy('__name__').limit(PAGE);
      return after === null ? there : there.startAfter(after);
    });
    for (const { path, data } of page) {
      if (data.localityName === localityName) continue;
      const { data: listing } = parseStored<ListingFields>(listingSchema, data);
      const category =
        listing && (await store.get(documentPaths.category(listing.categoryId), categorySchema));
      store.update(path, {
        localityName,
        ...(listing && {
          searchTokens: toListingTokens({ ...listing, localityName }, category?.label ?? ''),
        }),
        version: FieldValue.increment(1),
        updatedAt: now,
      });
    }
    const last = page.at(-1);
    if (page.length === PAGE && last) store.enqueue(namePlaceOnListings, { id, after: last.id });
  },
});
