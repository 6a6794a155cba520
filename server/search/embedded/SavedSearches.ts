import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { Check } from '../matching/checks';
import { KeyedSearches, keyOf, type StrictSearch } from '../matching/KeyedSearches';
import { answers } from './conditions';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { SlotTexts } from './SlotTexts';

/** How a search is read: what it asks when nothing of it is given up or left out. */
export type SearchReader = (query: SearchQuery) => StrictSearch;

/**
 * Saved searches, each under the condition that the fewest listings answer. They are kept as they were read: what words mean may
 * change with the listings and the settings, so they are read anew in turn (`readAgain`).
 */
export class SavedSearches {
  private readonly searches = new KeyedSearches();

  get size(): number {
    return this.searches.size;
  }

  watch(id: string, query: SearchQuery, index: EmbeddedIndex, reader: SearchReader): void {
    const read = reader(query);
    this.searches.set(id, query, read, mostSelective(read.checks, index));
  }

  unwatch(id: string): void {
    this.searches.delete(id);
  }

  /** Reads those anew that were read longest ago. */
  readAgain(count: number, index: EmbeddedIndex, reader: SearchReader): void {
    for (const [id, query] of this.searches.oldest(count)) this.watch(id, query, index, reader);
  }

  /** The searches that a slot answers in all they ask. */
  matching(slot: number, index: EmbeddedIndex, now: Date): string[] {
    const { columns } = index;
    if (columns.expiresAt.values[slot]! <= now.getTime()) return [];
    const keys = columns.groups.flatMap(({ group, ...column }) =>
      column.type === 'codes' ? [keyOf(group.key, column.codes.nameAt(slot))] : [],
    );
    const slotTexts = new SlotTexts(slot, index);
    return this.searches
      .under(keys)
      .filter(
        ({ checks, texts }) =>
          checks.every((check) => answers(check, slot, columns)) &&
          texts.every((text) => slotTexts.has(text)),
      )
      .map(({ id }) => id);
  }
}

/** The check that the fewest listings answer. */
function mostSelective(checks: readonly Check[], index: EmbeddedIndex): Check | undefined {
  let [least, found]: [number, Check | undefined] = [Infinity, undefined];
  for (const check of checks) {
    if (check.type !== 'names') continue;
    const codes = index.columns.codesOf(check.group.key);
    const live = check.names.reduce((sum, name) => sum + codes.liveOf(name), 0);
    if (live < least) [least, found] = [live, check];
  }
  return found;
}
