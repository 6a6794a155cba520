import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { SoughtText } from '../understand/Understood';
import { answers, type Check } from './conditions';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { SlotTexts } from './SlotTexts';

/** How a search is read: what it asks when nothing of it is given up or left out. */
export type SearchReader = (query: SearchQuery) => {
  checks: readonly Check[];
  texts: readonly SoughtText[];
};
type Kept = ReturnType<SearchReader> & { query: SearchQuery; keys: readonly string[] };

const ANYTHING = '*';

/**
 * Saved searches, each under the condition that the fewest listings answer. They are kept as they were read: what words mean may
 * change with the listings and the settings, so they are read anew in turn (`readAgain`).
 */
export class SavedSearches {
  /** In the order in which they were read. */
  private readonly searches = new Map<string, Kept>();
  private readonly byKey = new Map<string, Set<string>>();
  /** Thousands of searches seek the same few texts. */
  private readonly texts = new Map<string, SoughtText>();

  get size(): number {
    return this.searches.size;
  }

  watch(id: string, query: SearchQuery, index: EmbeddedIndex, reader: SearchReader): void {
    this.unwatch(id);
    const { checks, texts } = reader(query);
    const keys = mostSelective(checks, index);
    this.searches.set(id, { query, keys, checks, texts: texts.map((text) => this.intern(text)) });
    for (const key of keys) {
      const ids = this.byKey.get(key) ?? new Set();
      this.byKey.set(key, ids.add(id));
    }
  }

  unwatch(id: string): void {
    for (const key of this.searches.get(id)?.keys ?? []) {
      const ids = this.byKey.get(key);
      ids?.delete(id);
      if (ids?.size === 0) this.byKey.delete(key);
    }
    this.searches.delete(id);
  }

  /** Reads those anew that were read longest ago. */
  readAgain(count: number, index: EmbeddedIndex, reader: SearchReader): void {
    const oldest: [string, Kept][] = [];
    for (const each of this.searches) {
      if (oldest.length === count) break;
      oldest.push(each);
    }
    for (const [id, { query }] of oldest) this.watch(id, query, index, reader);
  }

  /** The searches that a slot answers in all they ask. */
  matching(slot: number, index: EmbeddedIndex, now: Date): string[] {
    const { columns } = index;
    if (columns.expiresAt.values[slot]! <= now.getTime()) return [];
    const keys = columns.groups.flatMap(({ group, ...column }) =>
      column.type === 'codes' ? [`${group.key} ${column.codes.nameAt(slot)}`] : [],
    );
    const slotTexts = new SlotTexts(slot, index);
    const isFound = (id: string) => {
      const { checks, texts } = this.searches.get(id)!;
      return (
        checks.every((check) => answers(check, slot, columns)) &&
        texts.every((text) => slotTexts.has(text))
      );
    };
    return [ANYTHING, ...keys].flatMap((key) => [...(this.byKey.get(key) ?? [])].filter(isFound));
  }

  private intern(text: SoughtText): SoughtText {
    const name = JSON.stringify(text);
    const known = this.texts.get(name) ?? text;
    this.texts.set(name, known);
    return known;
  }
}

/** The values of the group in which the fewest listings answer a search. */
function mostSelective(checks: readonly Check[], index: EmbeddedIndex): string[] {
  let [least, keys] = [Infinity, [ANYTHING]];
  for (const check of checks) {
    if (check.type !== 'names') continue;
    const { names, group } = check;
    const codes = index.columns.codesOf(group.key);
    const live = names.reduce((sum, name) => sum + codes.liveOf(name), 0);
    if (live < least) [least, keys] = [live, names.map((name) => `${group.key} ${name}`)];
  }
  return keys;
}
