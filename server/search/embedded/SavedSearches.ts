import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { SoughtText } from '../understand/Understood';
import { type Condition, holds } from './conditions';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { hasText } from './hasText';

/** What a search asks when nothing of it is given up or left out. */
export type StrictSearch = { filters: ListingFilters; texts: readonly SoughtText[] };
/** How a search is read, and what its filters ask of the columns as they are now. */
export type SearchReader = {
  read(query: SearchQuery): StrictSearch;
  toConditions(filters: ListingFilters): readonly Condition[];
};
type Kept = { query: SearchQuery; keys: readonly string[]; read: StrictSearch; readAtMs: number };

const ANYTHING = '*';
/** Words are read anew after that: what listings have, they may mean otherwise. */
const READ_KEPT_MS = 60 * 60 * 1000;

/** Saved searches, each under the condition that the fewest listings answer. */
export class SavedSearches {
  private readonly searches = new Map<string, Kept>();
  private readonly byKey = new Map<string, Set<string>>();

  get size(): number {
    return this.searches.size;
  }

  watch(id: string, query: SearchQuery, index: EmbeddedIndex, reader: SearchReader): void {
    this.unwatch(id);
    const read = reader.read(query);
    const keys = mostSelective(reader.toConditions(read.filters), index);
    this.searches.set(id, { query, keys, read, readAtMs: Date.now() });
    for (const key of keys) {
      const ids = this.byKey.get(key) ?? new Set();
      this.byKey.set(key, ids.add(id));
    }
  }

  unwatch(id: string): void {
    for (const key of this.searches.get(id)?.keys ?? []) this.byKey.get(key)?.delete(id);
    this.searches.delete(id);
  }

  /** The searches that a slot answers in all they ask. */
  matching(slot: number, index: EmbeddedIndex, now: Date, reader: SearchReader): string[] {
    if (index.columns.expiresAt.values[slot]! <= now.getTime()) return [];
    const keys = index.columns.groups.flatMap(({ group, ...column }) =>
      column.type === 'codes' ? [`${group.key} ${column.codes.nameAt(slot)}`] : [],
    );
    const candidates = [ANYTHING, ...keys].flatMap((key) => [...(this.byKey.get(key) ?? [])]);
    return candidates.filter((id) => {
      const { filters, texts } = this.readAgain(this.searches.get(id)!, reader);
      return (
        reader.toConditions(filters).every((condition) => holds(condition, slot)) &&
        texts.every((text) => hasText(text, slot, index))
      );
    });
  }

  private readAgain(kept: Kept, reader: SearchReader): StrictSearch {
    if (Date.now() - kept.readAtMs > READ_KEPT_MS) {
      kept.read = reader.read(kept.query);
      kept.readAtMs = Date.now();
    }
    return kept.read;
  }
}

/** The values of the group in which the fewest listings answer a search. */
function mostSelective(conditions: readonly Condition[], index: EmbeddedIndex): string[] {
  let [least, keys] = [Infinity, [ANYTHING]];
  for (const condition of conditions) {
    if (condition.type !== 'codes' || !condition.names) continue;
    const { names } = condition;
    const codes = index.columns.codesOf(condition.group.key);
    const live = names.reduce((sum, name) => sum + codes.liveOf(name), 0);
    if (live < least) [least, keys] = [live, names.map((name) => `${condition.group.key} ${name}`)];
  }
  return keys;
}
