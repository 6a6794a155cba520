import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import type { ListedAnswer } from '@anunturi/shared-domain/search/ListedAnswer';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { FilterMeaning } from '../matching/FilterMeaning';
import { mergeFilters } from '../matching/narrowings';
import type { ReadQuery } from '../readWords';
import type { FoundListing, ReadListing, Search, SearchStatus } from '../Search';
import type { SearchSettings } from '../SearchSettings';
import { answerQuery } from './answerQuery';
import { EmbeddedIndex } from './EmbeddedIndex';
import { formsOf } from './expandWord';
import { KeptReadings } from './KeptReadings';
import { listSlots } from './listSlots';
import { lookUp } from './matchTexts';
import { SavedSearches, type SearchReader } from './SavedSearches';
import { select } from './Selection';

/** The search of one process: everything in its memory, answered from typed arrays. */
export class EmbeddedSearch implements Search {
  readonly index: EmbeddedIndex;
  private readonly saved = new SavedSearches();
  private readonly readings = new KeptReadings();
  readonly meaning: FilterMeaning;

  /** `settings` are asked for anew at each search: administrators change them. */
  constructor(private readonly settings: () => SearchSettings) {
    this.meaning = new FilterMeaning(settings);
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
    return answerQuery(query, this.read(query, today), this, today);
  }

  pricePosition(id: string, now: Date): PricePosition | null {
    const slot = this.index.slotOf(id);
    return slot === undefined ? null : this.index.prices.of(slot, now.getTime());
  }

  listed(after: string | undefined, now: Date): ListedAnswer | undefined {
    return listSlots(after, this.index, now.getTime());
  }

  countWhole(query: SearchQuery, now: Date): number {
    const { checks, texts } = this.reader(query);
    const match = lookUp(texts, this.index);
    const { total, leftOut } = select(checks, texts, match, this.index, this.index.liveAt(now));
    return leftOut.length > 0 ? 0 : total;
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

  /** What a search asks when nothing of it is given up or left out. */
  private readonly reader: SearchReader = (query) => {
    const { chosen, understood } = this.read(query, new Date());
    const filters = mergeFilters(chosen, understood.narrowings);
    return { checks: this.meaning.checksOf(filters), texts: understood.text };
  };

  private read(query: SearchQuery, now: Date): ReadQuery {
    const { vocabulary, columns } = this.index;
    const isKnown = (word: string) => formsOf(word, vocabulary, columns.alive.values).length > 0;
    return this.readings.read(query, this.settings(), { now, isKnown });
  }
}
