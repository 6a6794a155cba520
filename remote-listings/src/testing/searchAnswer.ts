// Answers of the search, for tests; never part of a build.
import { sampleNow } from '@anunturi/shared-domain/samples/listingSamples';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';

/** An answer of the search: as many as there are cards, unless told. */
export const answerOf = (changes: Partial<SearchAnswer> = {}): SearchAnswer => ({
  cards: [],
  total: changes.cards?.length ?? 0,
  sort: 'newest',
  understood: [],
  leftOut: [],
  hits: [],
  widened: [],
  position: '1',
  nowMs: sampleNow.getTime(),
  ...changes,
});
