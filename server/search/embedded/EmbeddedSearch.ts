import {
  type ListingFilters,
  tidyFilters,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import { priceSteps } from '@anunturi/shared-domain/search/rangeSteps';
import { resolveFilters } from '@anunturi/shared-domain/search/resolveFilters';
import type { ListedAnswer } from '@anunturi/shared-domain/search/ListedAnswer';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { LISTING_PAGE_SIZE, LISTING_VALID_DAYS } from '@anunturi/shared-domain/site/limits';
import { readWords, type ReadQuery } from '../readWords';
import type { FoundListing, ReadListing, Search, SearchStatus } from '../Search';
import type { SearchSettings } from '../SearchSettings';
import { type Check, type Condition, toChecks, toCondition } from './conditions';
import { countChoices } from './countChoices';
import { EmbeddedIndex } from './EmbeddedIndex';
import { formsOf } from './expandWord';
import { type Fitted, fitNarrowings, mergeFilters } from './fitNarrowings';
import { memoizeLast } from './memoizeLast';
import { findNearest, NEAREST_SHOWN_MAX } from './nearest';
import { listSlots } from './listSlots';
import { Places } from './Places';
import { select, type Selection } from './Selection';
import { SavedSearches, type SearchReader } from './SavedSearches';
import { stepsOfEuro } from './stepsOfEuro';
import { toPage } from './toPage';
import { toUnderstoodWords } from './toUnderstoodWords';
import { FEW, thoseThatFindMore, widerSearches } from './widen';

const MINUTE_MS = 60_000;
const LISTING_VALID_MS = LISTING_VALID_DAYS * 24 * 60 * MINUTE_MS;

/** The search of one process: everything in its memory, answered from typed arrays. */
export class EmbeddedSearch implements Search {
  readonly index: EmbeddedIndex;
  private readonly saved = new SavedSearches();
  private readonly placesOf = memoizeLast(
    (localities: SearchSettings['localities']) => new Places(localities),
  );

  /** `settings` are asked for anew at each search: administrators change them. */
  constructor(private readonly settings: () => SearchSettings) {
    this.index = new EmbeddedIndex(
      (id) => this.settings().categories.find((each) => each.id === id)?.label,
    );
  }

  take(found: readonly FoundListing[]): void {
    for (const each of found) {
      if ('listing' in each) this.put(each);
      else if (each.isDeleted) this.index.remove(each.id);
      else this.index.hide(each.id, each.version);
    }
    if (this.index.isSparse) this.index.compact();
  }

  put(read: ReadListing): void {
    this.index.put(read);
  }

  query(query: SearchQuery, today: Date): SearchAnswer {
    // What was published or renewed after a moment ends after its time.
    const { newSince = -Infinity } = query;
    const now = new Date(Math.max(today.getTime(), newSince + LISTING_VALID_MS));
    const asked = this.read(query, today);
    const { limit = LISTING_PAGE_SIZE } = query;
    const fitted = this.fit(asked, now);
    const filters = mergeFilters(asked.chosen, fitted.kept);
    const selection = this.select(filters, asked, now);
    const total = selection.found.length;
    const { sort } = asked;
    const { scores } = selection;
    const distances = this.distances(filters);
    const pageAsked = { sort, scores, distances, limit, after: query.after, now };
    const page = toPage(selection.found, pageAsked, this.index);
    return {
      cards: page.cards,
      total,
      ...(page.next && { next: page.next }),
      sort,
      ...(query.counts && { counts: this.count(selection, filters) }),
      understood: toUnderstoodWords(asked.understood, fitted),
      leftOut: selection.leftOut,
      hits: selection.hits,
      widened: total < FEW && !query.after ? this.widen(filters, asked, total, now) : [],
      ...(total === 0 && this.nearest(filters, asked, now)),
      position: String(this.index.position),
      nowMs: Math.floor(today.getTime() / MINUTE_MS) * MINUTE_MS,
    };
  }

  pricePosition(id: string, now: Date): PricePosition | null {
    const slot = this.index.slotOf(id);
    return slot === undefined ? null : this.index.prices.of(slot, now.getTime());
  }

  listed(part: number, now: Date): ListedAnswer {
    return listSlots(part, this.index, now.getTime());
  }

  countWhole(query: SearchQuery, now: Date): number {
    const { filters, texts } = this.readStrict(query);
    const { found, leftOut } = select(this.toConditions(filters), texts, this.index, now.getTime());
    return leftOut.length > 0 ? 0 : found.length;
  }

  watch(id: string, query: SearchQuery): void {
    this.saved.watch(id, query, this.index, this.reader);
  }

  unwatch(id: string): void {
    this.saved.unwatch(id);
  }

  percolate(listingId: string, now: Date): string[] {
    const slot = this.index.slotOf(listingId);
    if (slot === undefined) return [];
    return this.saved.matching(slot, this.index, now);
  }

  readWatchedAgain(count: number): void {
    this.saved.readAgain(count, this.index, this.reader);
  }

  get position(): number {
    return this.index.position;
  }

  status(): SearchStatus {
    const { index } = this;
    return {
      listings: index.liveCount,
      words: index.vocabulary.size,
      sizeBytes: index.sizeBytes,
      watched: this.saved.size,
    };
  }

  private readonly reader: SearchReader = (query) => {
    const { filters, texts } = this.readStrict(query);
    return { checks: this.toChecks(filters), texts };
  };

  /** What a search asks when nothing of it is given up or left out. */
  private readStrict(query: SearchQuery) {
    const { chosen, understood } = this.read(query, new Date());
    return { filters: mergeFilters(chosen, understood.narrowings), texts: understood.text };
  }

  private read(query: SearchQuery, now: Date): ReadQuery {
    const { vocabulary, columns } = this.index;
    const isKnown = (word: string) => formsOf(word, vocabulary, columns.alive.values).length > 0;
    return readWords(query, this.settings(), { now, isKnown });
  }

  private fit({ chosen, understood }: ReadQuery, now: Date): Fitted {
    const toOwn = (filters: ListingFilters) => this.toConditions(filters);
    return fitNarrowings(understood.narrowings, chosen, toOwn, this.index, now.getTime());
  }

  private select(filters: ListingFilters, { understood }: ReadQuery, now: Date): Selection {
    const selection = select(
      this.toConditions(filters),
      understood.text,
      this.index,
      now.getTime(),
    );
    // A number of one's own listing finds nobody else's.
    return understood.own && selection.conditions.length === 0
      ? { ...selection, slots: 0, found: new Uint32Array() }
      : selection;
  }

  private toConditions(filters: ListingFilters): Condition[] {
    return this.toChecks(filters).map((check) => toCondition(check, this.index.columns));
  }

  private toChecks(filters: ListingFilters): Check[] {
    const { eurRateBani, localities } = this.settings();
    const places = this.placesOf(localities);
    const context = {
      now: new Date(0),
      eurRateBani,
      neighbourIds: (id: string, radiusKm?: number) => places.around(id, radiusKm),
    };
    return toChecks(resolveFilters(filters, context));
  }

  /** By code of the locality, how many metres it is from the place that is asked for. */
  private distances({ localityId, coversLocalityId }: ListingFilters): Float64Array | undefined {
    const from = localityId ?? coversLocalityId;
    if (from === undefined) return undefined;
    const places = this.placesOf(this.settings().localities);
    const { names } = this.index.columns.codesOf('localityId');
    return Float64Array.from(names, (name) => places.metresBetween(from, name));
  }

  private count(selection: Selection, { currency = 'RON' }: ListingFilters) {
    const { eurRateBani, localities } = this.settings();
    const stepsLei = currency === 'EUR' ? stepsOfEuro(eurRateBani) : priceSteps.RON;
    const ids = localities.map(({ id }) => id);
    return countChoices(selection, this.index.columns, { currency, stepsLei }, ids);
  }

  private widen(filters: ListingFilters, asked: ReadQuery, total: number, now: Date) {
    const words = asked.words === undefined ? {} : { words: asked.words };
    const counted = widerSearches(filters).map((wider) => ({
      ...wider,
      total: this.select(wider.filters, asked, now).found.length,
    }));
    return thoseThatFindMore(counted, total).map((each) => ({
      ...each,
      filters: tidyFilters({ ...each.filters, ...words }),
    }));
  }

  private nearest(
    filters: ListingFilters,
    asked: ReadQuery,
    now: Date,
  ): Pick<SearchAnswer, 'nearest'> {
    const found = findNearest(this.toConditions(filters), this.index, now.getTime());
    if (!found) return {};
    const kept = withoutFilters(filters, found.givenUp);
    const { sort } = asked;
    const distances = this.distances(filters);
    const pageAsked = { sort, distances, limit: NEAREST_SHOWN_MAX, now };
    const { cards } = toPage(found.slots, pageAsked, this.index);
    return {
      nearest: {
        givenUp: found.givenUp,
        cards,
        filters: tidyFilters(kept),
        total: found.slots.length,
      },
    };
  }
}
