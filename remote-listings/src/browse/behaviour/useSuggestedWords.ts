import type { SuggestAnswer } from '@anunturi/shared-domain/search/SuggestAnswer';
import { useEffect, useState } from 'react';
import { suggestWords } from '../data/suggestWords';

/** Shorter than between two keys of most people would ask at each of them. */
const PAUSE_MS = 100;
const NONE: SuggestAnswer['suggestions'] = [];

/**
 * What the engine completes a search with, once nothing was typed for a moment; a later key cancels what is under way, and what was
 * suggested before stays until then. Where it does not answer there is nothing to suggest: one searches without.
 */
export function useSuggestedWords(query: string | undefined): {
  suggested: SuggestAnswer['suggestions'];
  /** Whether they are those of this query. */
  isAnswered: boolean;
} {
  const [answer, setAnswer] = useState({ query: '', suggested: NONE });
  useEffect(() => {
    if (query === undefined) return;
    const cancelled = new AbortController();
    const take = (suggested: SuggestAnswer['suggestions']) => {
      if (!cancelled.signal.aborted) setAnswer({ query, suggested });
    };
    const ask = () => suggestWords(query, cancelled.signal).then(take, () => take(NONE));
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancelled.abort();
    };
  }, [query]);
  if (query === undefined) return { suggested: NONE, isAnswered: true };
  return { suggested: answer.suggested, isAnswered: answer.query === query };
}
