import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { toListingTokens } from '@anunturi/shared-domain/listing/indexedFields';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { defineJob } from '../app/queue/defineJob';

type Input = { fromId: string; intoId: string };
const AT_ONCE = 100;

/**
 * Moves the listings of a merged category to the other, some at a time: interrupted, the next attempt finds what is left.
 * Of one that does not fit its schema only the category changes. Stops where the category has been taken back into use.
 */
export const moveListings = defineJob<Input>({
  name: 'moveListings',
  async run({ input: { fromId, intoId }, store, now }) {
    const from = await store.get(documentPaths.category(fromId), categorySchema);
    const into = await store.get(documentPaths.category(intoId), categorySchema);
    if (from?.mergedInto !== intoId || !into) return;
    const found = await store.find(documentPaths.listings, (all) =>
      all.where('categoryId', '==', fromId).limit(AT_ONCE),
    );
    for (const { path, data } of found) {
      const { data: listing } = parseStored<ListingFields>(listingSchema, data);
      store.update(path, {
        categoryId: intoId,
        ...(listing && {
          searchTokens: toListingTokens(listing, into.label),
          version: listing.version + 1,
          updatedAt: now,
        }),
      });
    }
    if (found.length === AT_ONCE) store.enqueue(moveListings, { fromId, intoId });
  },
});
