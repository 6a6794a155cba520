import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';

/** Parts of the list that most visits do not need. */
export const ActiveFilters = lazyComponent(() =>
  import(/* webpackChunkName: "activeFilters" */ './components/ActiveFilters').then(
    (file) => file.ActiveFilters,
  ),
);

export const NoResults = lazyComponent(() =>
  import(/* webpackChunkName: "noResults" */ './components/NoResults').then(
    (file) => file.NoResults,
  ),
);

export const Widened = lazyComponent(() =>
  import(/* webpackChunkName: "noResults" */ './components/Widened').then((file) => file.Widened),
);

/** Those that a list has from the server on: chips of filters and words, and what a search that finds little says. */
export async function preloadLaterParts(search: string, data: object): Promise<void> {
  const answers = Object.values(data).filter(isAnswer);
  if (search === '' || answers.length === 0) return;
  const findsLittle = answers.some(
    ({ cards, widened }) => cards.length === 0 || widened.length > 0,
  );
  await Promise.all([
    ActiveFilters.preload(),
    findsLittle && NoResults.preload(),
    findsLittle && Widened.preload(),
  ]);
}

/** Whether a value of the first data is an answer of the search. */
function isAnswer(value: unknown): value is { cards: unknown[]; widened: unknown[] } {
  if (typeof value !== 'object' || value === null) return false;
  if (!('cards' in value) || !('widened' in value)) return false;
  return Array.isArray(value.cards) && Array.isArray(value.widened);
}
