import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { TEXTS_MAX } from '../embedded/matchTexts';
import { flagPaths } from '../embedded/groupValues';
import { toWords } from '../embedded/toTerms';
import type { SoughtText } from '../understand/Understood';
import type { Check } from '../embedded/conditions';
import { holds } from './checks';
import { type ExpandedWord, expandWords } from './expandWords';
import { facetColumns } from './facetColumns';
import type { Session } from './Session';
import { Statement } from './Statement';

/** What a search asks when nothing of it is given up or left out. */
type StrictSearch = { checks: readonly Check[]; texts: readonly SoughtText[] };
/** How a search is read. */
export type SearchReader = (query: SearchQuery, session: Session) => Promise<StrictSearch>;
type Kept = StrictSearch & { query: SearchQuery; keys: readonly string[] };
type Row = Record<string, unknown> & { facts: string[]; words: string[]; expires_ms: number };

const ANYTHING = '*';
/** From what the fewest listings are to what the most are; what is not here comes last. */
const fewestFirst = ['ownerId', 'vehicle.model', 'vehicle.make', 'categoryId', 'localityId'];

/**
 * Saved searches in the memory of this process, each under the check that the fewest listings answer. They are kept as they were
 * read, and read anew in turn (`readAgain`).
 */
export class WatchedSearches {
  /** In the order in which they were read. */
  private readonly searches = new Map<string, Kept>();
  private readonly byKey = new Map<string, Set<string>>();

  get size(): number {
    return this.searches.size;
  }

  async watch(
    id: string,
    query: SearchQuery,
    reader: SearchReader,
    session: Session,
  ): Promise<void> {
    const read = await reader(query, session);
    this.unwatch(id);
    const keys = keysOf(read.checks);
    this.searches.set(id, { ...read, query, keys });
    for (const key of keys) this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(id));
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
  async readAgain(count: number, reader: SearchReader, session: Session): Promise<void> {
    const oldest = [...this.searches].slice(0, count);
    for (const [id, { query }] of oldest) await this.watch(id, query, reader, session);
  }

  /** The searches that a listing answers in all they ask. */
  async matching(listingId: string, now: Date, session: Session): Promise<string[]> {
    const row = await readRow(listingId, session);
    if (!row || row.expires_ms <= now.getTime()) return [];
    const keys = facetColumns.flatMap(({ group, name }) => `${group.key} ${String(row[name])}`);
    const ids = [ANYTHING, ...keys].flatMap((key) => [...(this.byKey.get(key) ?? [])]);
    const candidates = ids.flatMap((id) => {
      const { checks, texts } = this.searches.get(id)!;
      return checks.every((check) => holds(check, row)) ? [{ id, texts }] : [];
    });
    const sought = candidates.flatMap(({ texts }) => texts.flatMap(({ ways }) => ways.flat()));
    const expanded = await expandWords(sought.flatMap(toWords), session);
    return candidates
      .filter(
        ({ texts }) =>
          texts.length <= TEXTS_MAX && texts.every((text) => hasText(row, text, expanded)),
      )
      .map(({ id }) => id);
  }
}

function keysOf(checks: readonly Check[]): string[] {
  const named = checks.flatMap((each) => (each.type === 'names' ? [each] : []));
  const rank = ({ group }: Check) => (fewestFirst.indexOf(group.key) + 1 || Infinity) - 1;
  const [fewest] = named.toSorted((a, b) => rank(a) - rank(b) || 0);
  return fewest ? fewest.names.map((name) => `${fewest.group.key} ${name}`) : [ANYTHING];
}

async function readRow(id: string, session: Session): Promise<Row | undefined> {
  const statement = new Statement();
  const columns = facetColumns.map(({ name }) => name).join(', ');
  const [row] = await session.rows<Row>(
    statement,
    `select ${columns}, facts, expires_ms::float8,
       tsvector_to_array(title_words || place_words || description_words) as words
     from listings where live and id = ${statement.value(id, 'text')}`,
  );
  return row;
}

function hasText(
  { words, facts }: Row,
  { ways, flag }: SoughtText,
  expanded: ReadonlyMap<string, ExpandedWord>,
): boolean {
  const has = (sought: string) => {
    const { beginning, words: as } = expanded.get(sought)!;
    return beginning === undefined
      ? as.some(({ word }) => words.includes(word))
      : words.some((word) => word.startsWith(beginning));
  };
  const isSo = flag && facts.includes(flagPaths.find((path) => path.endsWith(`.${flag}`)) ?? '');
  return (
    isSo === true ||
    ways.map((way) => way.flatMap(toWords)).some((way) => way.length > 0 && way.every(has))
  );
}
