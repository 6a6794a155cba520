import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { type ReadQuery, readWords } from '../readWords';
import type { SearchSettings } from '../SearchSettings';

/** What a reading was made of beside its query: the words that it looked up, and whether listings had them. */
type Kept = { read: ReadQuery; lookedUp: readonly (readonly [word: string, isKnown: boolean])[] };

/** Pages of one list, suggestions and people who type the same. */
const KEPT_MAX = 1000;

/** Words that were read last: while settings, year and the words that listings have are the same, they mean the same. */
export class KeptReadings {
  private readonly kept = new Map<string, Kept>();
  private settings: SearchSettings | undefined;
  private year = 0;

  read(
    query: SearchQuery,
    settings: SearchSettings,
    { now, isKnown }: { now: Date; isKnown(word: string): boolean },
  ): ReadQuery {
    this.keepFor(settings, now.getFullYear());
    const key = JSON.stringify([query.filters, query.asText]);
    const kept = this.kept.get(key);
    this.kept.delete(key);
    const isSame = kept?.lookedUp.every(([word, was]) => isKnown(word) === was);
    const entry = kept && isSame ? kept : readNoting(query, settings, { now, isKnown });
    this.kept.set(key, entry);
    const [oldest = key] = this.kept.keys();
    if (this.kept.size > KEPT_MAX) this.kept.delete(oldest);
    return entry.read;
  }

  private keepFor(settings: SearchSettings, year: number): void {
    if (settings === this.settings && year === this.year) return;
    this.kept.clear();
    [this.settings, this.year] = [settings, year];
  }
}

function readNoting(
  query: SearchQuery,
  settings: SearchSettings,
  { now, isKnown }: { now: Date; isKnown(word: string): boolean },
): Kept {
  const lookedUp = new Map<string, boolean>();
  const noting = (word: string) => {
    const found = isKnown(word);
    lookedUp.set(word, found);
    return found;
  };
  return { read: readWords(query, settings, { now, isKnown: noting }), lookedUp: [...lookedUp] };
}
