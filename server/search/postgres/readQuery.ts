import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { readWords, type ReadQuery } from '../readWords';
import type { SearchSettings } from '../SearchSettings';
import { expandWords } from './expandWords';
import type { Session } from './Session';

/** Reads the words of a query; whether listings have a word is looked up for all that are asked for at once, and the reading begun anew. */
export async function readQuery(
  query: SearchQuery,
  settings: SearchSettings,
  now: Date,
  session: Session,
): Promise<ReadQuery> {
  const known = new Map<string, boolean>();
  for (;;) {
    const unknown = new Set<string>();
    const isKnown = (word: string) => {
      const is = known.get(word);
      if (is === undefined) unknown.add(word);
      return is ?? false;
    };
    const read = readWords(query, settings, { now, isKnown });
    if (unknown.size === 0) return read;
    const expanded = await expandWords(unknown, session);
    for (const [word, { how }] of expanded) known.set(word, how === 'exact' || how === 'form');
  }
}
