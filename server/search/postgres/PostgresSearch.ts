import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import {
  type ListingFilters,
  tidyFilters,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { priceSteps } from '@anunturi/shared-domain/search/rangeSteps';
import { resolveFilters } from '@anunturi/shared-domain/search/resolveFilters';
import type { ListedAnswer } from '@anunturi/shared-domain/search/ListedAnswer';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { LISTING_PAGE_SIZE, LISTING_VALID_DAYS } from '@anunturi/shared-domain/site/limits';
import type { Pool } from 'pg';
import { mergeFilters } from '../embedded/fitNarrowings';
import { leastGivenUp, NEAREST_SHOWN_MAX } from '../embedded/nearest';
import { Places } from '../embedded/Places';
import { toUnderstoodWords } from '../embedded/toUnderstoodWords';
import { FEW, thoseThatFindMore, widerSearches } from '../embedded/widen';
import type { ReadQuery } from '../readWords';
import type { FoundListing, Search, SearchStatus } from '../Search';
import type { SearchSettings } from '../SearchSettings';
import { type Check, toChecks } from '../embedded/conditions';
import { countChoices } from './countChoices';
import { failedBits, fitNarrowings } from './fitNarrowings';
import type { TextMatch } from './matchTexts';
import { readListed } from './readListed';
import { readPage } from './readPage';
import { readPricePositions } from './readPricePositions';
import { readQuery } from './readQuery';
import { readStatus } from './readStatus';
import { lookUp, select, type Selection } from './select';
import { Session } from './Session';
import { toRow } from './toRow';
import { type SearchReader, WatchedSearches } from './WatchedSearches';
import { writeListings } from './writeListings';

const MINUTE_MS = 60_000;
const LISTING_VALID_MS = LISTING_VALID_DAYS * 24 * 60 * MINUTE_MS;

/** A query with what it is answered by. */
type Asked = ReadQuery & { match: TextMatch | undefined; now: Date; session: Session };

/** The search of an index in PostgreSQL, which several processes share. */
export class PostgresSearch implements Search {
  /** Of the last write or notice that this process has seen. */
  position = 0;
  private readonly watched = new WatchedSearches();

  /** `settings` are asked for anew at each search: administrators change them. */
  constructor(
    private readonly pool: Pool,
    private readonly settings: () => SearchSettings,
  ) {}

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
    // What was published or renewed after a moment ends after its time.
    const { newSince = -Infinity, limit = LISTING_PAGE_SIZE, after } = query;
    const now = new Date(Math.max(today.getTime(), newSince + LISTING_VALID_MS));
    return Session.during(this.pool, async (session) => {
      const read = await readQuery(query, this.settings(), today, session);
      const { chosen, understood, sort } = read;
      const asked = { ...read, match: await lookUp(understood.text, session), now, session };
      const fitted = await fitNarrowings(
        understood.narrowings,
        chosen,
        (filters) => this.toChecks(filters),
        session,
        now.getTime(),
      );
      const filters = mergeFilters(chosen, fitted.kept);
      const { scope, total, leftOut } = await this.select(filters, asked);
      const metres = this.metresFrom(filters);
      const page = await readPage(scope, { sort, limit, after, metres }, session);
      return {
        ...page,
        total,
        sort,
        ...(query.counts && {
          counts: await countChoices(scope, this.priceOf(filters), this.localityIds, session),
        }),
        understood: toUnderstoodWords(understood, fitted),
        leftOut,
        hits: asked.match?.hits ?? [],
        widened: total < FEW && !after ? await this.widen(filters, asked, total) : [],
        ...(total === 0 && (await this.nearest(filters, asked))),
        position: String(session.position),
        nowMs: Math.floor(today.getTime() / MINUTE_MS) * MINUTE_MS,
      };
    });
  }

  pricePosition(id: string, now: Date): Promise<PricePosition | null> {
    return Session.during(this.pool, async (session) => {
      const positions = await readPricePositions([id], now.getTime(), session);
      return positions.get(id) ?? null;
    });
  }

  listed(part: number, now: Date): Promise<ListedAnswer> {
    return Session.during(this.pool, (session) => readListed(part, now.getTime(), session));
  }

  countWhole(query: SearchQuery, now: Date): Promise<number> {
    return Session.during(this.pool, async (session) => {
      const { chosen, understood } = await readQuery(query, this.settings(), now, session);
      const filters = mergeFilters(chosen, understood.narrowings);
      const match = await lookUp(understood.text, session);
      const { total, leftOut } = await select(
        this.toChecks(filters),
        understood.text,
        match,
        session,
        now.getTime(),
      );
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
    return { checks: this.toChecks(filters), texts: understood.text };
  };

  private async select(
    filters: ListingFilters,
    { understood, match, session, now }: Asked,
  ): Promise<Selection> {
    const checks = this.toChecks(filters);
    const selection = await select(checks, understood.text, match, session, now.getTime());
    // A number of one's own listing finds nobody else's.
    return understood.own && checks.length === 0
      ? { ...selection, scope: { ...selection.scope, isNothing: true }, total: 0 }
      : selection;
  }

  private toChecks(filters: ListingFilters): Check[] {
    const { eurRateBani, localities } = this.settings();
    const places = new Places(localities);
    return toChecks(
      resolveFilters(filters, {
        now: new Date(0),
        eurRateBani,
        neighbourIds: (id, radiusKm) => places.around(id, radiusKm),
      }),
    );
  }

  private get localityIds(): string[] {
    return this.settings().localities.map(({ id }) => id);
  }

  /** By locality, how many metres it is from the asked place. */
  private metresFrom(filters: ListingFilters): Map<string, number> | undefined {
    const place = filters.localityId ?? filters.coversLocalityId;
    if (place === undefined) return undefined;
    const places = new Places(this.settings().localities);
    return new Map([...this.localityIds, place].map((id) => [id, places.metresBetween(place, id)]));
  }

  private priceOf({ currency = 'RON' }: ListingFilters) {
    const { eurRateBani } = this.settings();
    const stepsLei = priceSteps[currency].map((amount) =>
      currency === 'EUR' ? Math.floor((amount * eurRateBani) / 100) : amount,
    );
    return { currency, stepsLei };
  }

  private async widen(filters: ListingFilters, asked: Asked, total: number) {
    const words = asked.words === undefined ? {} : { words: asked.words };
    const counted = [];
    for (const wider of widerSearches(filters))
      counted.push({ ...wider, total: (await this.select(wider.filters, asked)).total });
    return thoseThatFindMore(counted, total).map((each) => ({
      ...each,
      filters: tidyFilters({ ...each.filters, ...words }),
    }));
  }

  /** What fails a search by the least. */
  private async nearest(
    filters: ListingFilters,
    { sort, session, now }: Asked,
  ): Promise<Pick<SearchAnswer, 'nearest'>> {
    const nowMs = now.getTime();
    const checks = this.toChecks(filters);
    const asked = [...new Set(checks.map(({ group }) => group))];
    if (asked.length === 0) return {};
    const each = asked.map((group) => checks.filter((one) => one.group === group));
    const toGroups = (bits: number) =>
      asked.reduce((all, { bit }, at) => ((bits >> at) & 1 ? all | bit : all), 0);
    const failed = await failedBits(each, [], session, nowMs);
    const least = leastGivenUp(failed.map(toGroups), asked);
    if (!least) return {};
    const scope = {
      checks: checks.filter(({ group }) => (group.bit & least.bits) === 0),
      nowMs,
    };
    const metres = this.metresFrom(filters);
    const { cards } = await readPage(scope, { sort, limit: NEAREST_SHOWN_MAX, metres }, session);
    const { total } = await select(scope.checks, [], undefined, session, nowMs);
    const kept = withoutFilters(filters, least.names);
    return { nearest: { givenUp: least.names, cards, filters: tidyFilters(kept), total } };
  }
}
