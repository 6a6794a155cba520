import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';

const MOST = 200;

/**
 * Removes what hangs below a deleted listing: its price history, what only some may read, and to whom its phone was shown. Some at
 * a time.
 */
export const removeListingParts = defineJob<{ id: string }>({
  name: 'removeListingParts',
  async run({ input: { id }, store }) {
    const listing = documentPaths.listing(id);
    if (await store.read(listing)) return;
    const found: string[] = [];
    for (const name of ['private', 'priceHistory', 'counters'])
      found.push(...(await store.paths(`${listing}/${name}`, (all) => all.limit(MOST))));
    const shown = { field: 'listingId', value: id, most: MOST };
    found.push(...(await store.findOfAll('shownPhones', shown)).map(({ path }) => path));
    for (const path of found) store.delete(path);
    if (found.length >= MOST) store.enqueue(removeListingParts, { id });
  },
});
