import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { SoughtText } from '@anunturi/shared-domain/search/understand/Understood';
import type { Check } from './checks';

/** What a search asks when nothing of it is given up or left out. */
export type StrictSearch = { checks: readonly Check[]; texts: readonly SoughtText[] };
type Kept = StrictSearch & { id: string; query: SearchQuery; keys: readonly string[] };

/** Of a search that asks for nothing by which it could be kept. */
const ANYTHING = '*';
export const keyOf = (key: string, value: string) => `${key} ${value}`;

/** Saved searches as they were read, each under the values of the one check that its engine finds the most telling. */
export class KeyedSearches {
  /** In the order in which they were read. */
  private readonly searches = new Map<string, Kept>();
  private readonly byKey = new Map<string, Set<string>>();
  /** Thousands of searches seek the same few texts. */
  private readonly texts = new Map<string, SoughtText>();

  get size(): number {
    return this.searches.size;
  }

  /** `telling`: a listing that a search finds has one of its names. */
  set(id: string, query: SearchQuery, { checks, texts }: StrictSearch, telling?: Check): void {
    this.delete(id);
    const keys =
      telling?.type === 'names'
        ? telling.names.map((name) => keyOf(telling.group.key, name))
        : [ANYTHING];
    const kept = { id, query, keys, checks, texts: texts.map((text) => this.intern(text)) };
    this.searches.set(id, kept);
    for (const key of keys) this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(id));
  }

  delete(id: string): void {
    for (const key of this.searches.get(id)?.keys ?? []) {
      const ids = this.byKey.get(key);
      ids?.delete(id);
      if (ids?.size === 0) this.byKey.delete(key);
    }
    this.searches.delete(id);
  }

  /** Those that were read longest ago. */
  oldest(count: number): [id: string, query: SearchQuery][] {
    const oldest: [string, SearchQuery][] = [];
    for (const [id, { query }] of this.searches) {
      if (oldest.length === count) break;
      oldest.push([id, query]);
    }
    return oldest;
  }

  /** The only ones that a listing with these keys can be in, each once. */
  under(keys: readonly string[]): ({ id: string } & StrictSearch)[] {
    return [ANYTHING, ...keys].flatMap((key) =>
      [...(this.byKey.get(key) ?? [])].map((id) => this.searches.get(id)!),
    );
  }

  private intern(text: SoughtText): SoughtText {
    const name = JSON.stringify(text);
    const known = this.texts.get(name) ?? text;
    this.texts.set(name, known);
    return known;
  }
}
