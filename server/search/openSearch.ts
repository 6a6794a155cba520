import { isPublicStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { toShownStatus } from '@anunturi/shared-domain/listing/listingExpiry';
import type { CardsAnswer } from '@anunturi/shared-domain/search/CardsAnswer';
import type { ListedAnswer } from '@anunturi/shared-domain/search/ListedAnswer';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { PriceAnswer } from '@anunturi/shared-domain/search/PriceAnswer';
import type { SuggestAnswer } from '@anunturi/shared-domain/search/SuggestAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { followDatabase, type SearchOptions } from './followDatabase';
import { toIndexedCard, toShownCard } from './indexedCard';
import { readListings } from './readListings';
import { toContext } from './readWords';
import type { Search, Soon } from './Search';
import { suggest } from './suggest/suggest';

/** How long a search waits for what its own person wrote. */
const WRITTEN_WAIT_MS = 1000;

/** The search of one county in this process: knows every listing of it, follows what changes, and answers when it knows all. */
export function openSearch(options: SearchOptions) {
  const { db, log } = options;
  const following = followDatabase(options);
  const { keeper, feed, watch } = following;

  /** What the index answers; undefined while it does not know all listings, and while it cannot be reached. */
  async function askIndex<T>(ask: (index: Search) => Soon<T>): Promise<T | undefined> {
    const index = following.current();
    try {
      return index && (await ask(index));
    } catch (error) {
      if (!keeper.isAway(error)) throw error;
      log(`search: ${(error as Error).message}`);
      return undefined;
    }
  }

  return {
    /** Looks for what changed, after a command or job of this process that wrote listings. */
    wake: () => feed.wake(),
    catchUp: () => feed.catchUp(),
    rebuild: following.rebuild,
    check: following.check,
    /** Code of the county whose listings it finds: the key of its index. */
    county: options.county.code,
    /** Whether it knows all listings; until then it answers nothing. */
    get isReady(): boolean {
      return following.current() !== undefined;
    },
    /** Grows with everything that the index takes in. */
    get position(): number {
      return keeper.serving?.position ?? 0;
    },
    /** The answer of a search; undefined while the index cannot give it, as of the others. */
    async answer(query: SearchQuery, now: Date): Promise<SearchAnswer | undefined> {
      if (query.written && following.current()) await feed.reached(query.written, WRITTEN_WAIT_MS);
      return askIndex((index) => index.query(query, now));
    },
    /** Where a listing's price stands. */
    price: (id: string, now: Date): Promise<PriceAnswer | undefined> =>
      askIndex(async (index) => ({ price: await index.pricePosition(id, now) })),
    /** A part of what site maps name. */
    listed: (after: string | undefined, now: Date): Promise<ListedAnswer | undefined> =>
      askIndex((index) => index.listed(after, now)),
    /** Cards of named listings that anybody may see, read from the database: an index has none that ended. */
    async cards(ids: readonly string[], now: Date): Promise<CardsAnswer> {
      const found = await readListings(db, ids);
      const listings = found.flatMap((each) =>
        'listing' in each && isPublicStatus(each.listing.status) ? [each.listing] : [],
      );
      const surchargeOf = (id: string) =>
        following.settings()?.localities.find((each) => each.id === id)?.surchargePercent ?? 0;
      const cards = listings.map((listing) => ({
        ...toShownCard(toIndexedCard(listing), surchargeOf, now),
        status: toShownStatus(listing, now),
      }));
      return { cards };
    },
    /** Searches that what is typed may become. */
    async suggest({ filters }: SearchQuery, now: Date): Promise<SuggestAnswer | undefined> {
      const settings = following.settings();
      if (!settings) return undefined;
      const { words = '', sort: _sort, ...chosen } = filters;
      const context = toContext(settings, chosen, now);
      return askIndex((index) => suggest(words, context, (asked) => index.countWhole(asked, now)));
    },
    /**
     * The saved searches whose list has a listing, by their paths, with what was written until now.
     * @throws Error while it does not know all listings and searches
     */
    async percolate(listingId: string, now: Date): Promise<string[]> {
      await following.whenReady();
      await feed.catchUp();
      const { serving } = keeper;
      if (!serving || !watch.isReady())
        throw new Error('The search does not know all searches yet');
      return serving.percolate(listingId, now);
    },
    /** For administrators and tests. */
    async status() {
      const { watermarkMs, lookedAtMs } = feed.status();
      const known = await askIndex((index) => index.status());
      const building = following.building();
      return {
        isReady: following.current() !== undefined,
        ...(building && { rebuilding: building }),
        rebuiltAtMs: following.rebuiltAtMs(),
        savedAtMs: keeper.savedAtMs,
        ...known,
        /** How long ago it had taken in all that was written. */
        lagMs: lookedAtMs === 0 ? undefined : Date.now() - lookedAtMs,
        watermarkMs,
      };
    },
    whenReady: following.whenReady,
    stop: following.stop,
  };
}
export type OpenSearch = ReturnType<typeof openSearch>;
