import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import type { ListedAnswer } from '@anunturi/shared-domain/search/ListedAnswer';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { Pool } from 'pg';
import { FilterMeaning } from '../matching/FilterMeaning';
import { mergeFilters } from '../matching/narrowings';
import type { FoundListing, Search, SearchStatus } from '../Search';
import type { SearchSettings } from '../SearchSettings';
import { answerQuery } from './answerQuery';
import { readListed } from './readListed';
import { readPricePositions } from './readPricePositions';
import { readQuery } from './readQuery';
import { readStatus } from './readStatus';
import { lookUp, select } from './select';
import { Session } from './Session';
import { toRow } from './toRow';
import { type SearchReader, WatchedSearches } from './WatchedSearches';
import { writeListings } from './writeListings';

/** The search of an index in PostgreSQL, which several processes share. */
export class PostgresSearch implements Search {
  /** Of the last write or notice that this process has seen. */
  position = 0;
  private readonly watched = new WatchedSearches();
  private readonly meaning: FilterMeaning;

  /** `settings` are asked for anew at each search: administrators change them. */
  constructor(
    private readonly pool: Pool,
    private readonly settings: () => SearchSettings,
  ) {
    this.meaning = new FilterMeaning(settings);
  }

  async take(found: readonly FoundListing[]): Promise<void> {
    if (found.length === 0) return;
    const { categories } = this.settings();
    const labels = new Map(categories.map(({ id, label }) => [id, label]));
    const rows = found.map((each) => toRow(each, (id) => labels.get(id)));
    const client = await this.pool.connect();
    try {
      this.reached(await writeListings(client, rows));
    } finally {
      client.release();
    }
  }

  /** The index is as far as this. */
  reached(position: number): void {
    this.position = Math.max(this.position, position);
  }

  query(query: SearchQuery, today: Date): Promise<SearchAnswer> {
    return Session.during(this.pool, async (session) => {
      const read = await readQuery(query, this.settings(), today, session);
      return answerQuery(query, read, { session, meaning: this.meaning }, today);
    });
  }

  pricePosition(id: string, now: Date): Promise<PricePosition | null> {
    return Session.during(this.pool, async (session) => {
      const positions = await readPricePositions([id], now.getTime(), session);
      return positions.get(id) ?? null;
    });
  }

  listed(after: string | undefined, now: Date): Promise<ListedAnswer> {
    return Session.during(this.pool, (session) => readListed(after, now.getTime(), session));
  }

  countWhole(query: SearchQuery, now: Date): Promise<number> {
    return Session.during(this.pool, async (session) => {
      const { checks, texts } = await this.reader(query, session);
      const match = await lookUp(texts, session);
      const { total, leftOut } = await select(checks, texts, match, session, now.getTime());
      return leftOut.length > 0 ? 0 : total;
    });
  }

  watch(id: string, query: SearchQuery): Promise<void> {
    return Session.during(this.pool, (session) =>
      this.watched.watch(id, query, this.reader, session),
    );
  }

  unwatch(id: string): void {
    this.watched.unwatch(id);
  }

  readWatchedAgain(count: number): Promise<void> {
    return Session.during(this.pool, (session) =>
      this.watched.readAgain(count, this.reader, session),
    );
  }

  percolate(listingId: string, now: Date): Promise<string[]> {
    return Session.during(this.pool, (session) => this.watched.matching(listingId, now, session));
  }

  async status(): Promise<SearchStatus> {
    return { ...(await readStatus(this.pool)), watched: this.watched.size };
  }

  private readonly reader: SearchReader = async (query, session) => {
    const { chosen, understood } = await readQuery(query, this.settings(), new Date(), session);
    const filters = mergeFilters(chosen, understood.narrowings);
    return { checks: this.meaning.checksOf(filters), texts: understood.text };
  };
}
