import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { TEXTS_MAX } from '../matching/textRanks';
import { flagPaths } from '../matching/groupValues';
import { toWords } from '../matching/toTerms';
import type { SoughtText } from '@anunturi/shared-domain/search/understand/Understood';
import type { Check } from '../matching/checks';
import { KeyedSearches, keyOf, type StrictSearch } from '../matching/KeyedSearches';
import { holds } from './checks';
import { type ExpandedWord, expandWords } from './expandWords';
import { facetColumns } from './facetColumns';
import type { Session } from './Session';
import { Statement } from './Statement';

/** How a search is read. */
export type SearchReader = (query: SearchQuery, session: Session) => Promise<StrictSearch>;
type Row = Record<string, unknown> & { facts: string[]; words: string[]; expires_ms: number };

/** From what the fewest listings are to what the most are; what is not here comes last. */
const fewestFirst = ['ownerId', 'vehicle.model', 'vehicle.make', 'categoryId', 'localityId'];

/**
 * Saved searches in the memory of this process, each under the check that the fewest listings answer. They are kept as they were
 * read, and read anew in turn (`readAgain`).
 */
export class WatchedSearches {
  private readonly searches = new KeyedSearches();

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
    this.searches.set(id, query, read, mostTelling(read.checks));
  }

  unwatch(id: string): void {
    this.searches.delete(id);
  }

  /** Reads those anew that were read longest ago. */
  async readAgain(count: number, reader: SearchReader, session: Session): Promise<void> {
    for (const [id, query] of this.searches.oldest(count))
      await this.watch(id, query, reader, session);
  }

  /** The searches that a listing answers in all they ask. */
  async matching(listingId: string, now: Date, session: Session): Promise<string[]> {
    const row = await readRow(listingId, session);
    if (!row || row.expires_ms <= now.getTime()) return [];
    const keys = facetColumns.map(({ group, name }) => keyOf(group.key, String(row[name])));
    const candidates = this.searches
      .under(keys)
      .filter(({ checks }) => checks.every((check) => holds(check, row)));
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

function mostTelling(checks: readonly Check[]): Check | undefined {
  const rank = ({ group }: Check) => (fewestFirst.indexOf(group.key) + 1 || Infinity) - 1;
  const [fewest] = checks
    .filter(({ type }) => type === 'names')
    .toSorted((a, b) => rank(a) - rank(b) || 0);
  return fewest;
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
