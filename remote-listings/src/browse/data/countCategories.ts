import { shortCount } from '#domain/listingCount';
import { countListings } from '#data/lists/countListings';
import { readCategories } from '#data/readSettings';
import { memoizeFor } from '#data/memoizeFor';

/** Counts by category are asked for once a minute for all visitors of a server. */
const KEEP_MS = 60 * 1000;

/** How many listings each category has, as shown (`12`, `200+`): one read a category. */
export const countCategories: () => Promise<Record<string, string>> = memoizeFor(
  KEEP_MS,
  async () => {
    const categories = await readCategories();
    const counts = await Promise.all(
      categories.map(
        async ({ id }) => [id, shortCount(await countListings({ categoryId: id }))] as const,
      ),
    );
    return Object.fromEntries(counts);
  },
);
