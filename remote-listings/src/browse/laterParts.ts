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
  if (search === '') return;
  const findsLittle = Object.values(data).some(saysMoreThanCards);
  await Promise.all([
    ActiveFilters.preload(),
    findsLittle && NoResults.preload(),
    findsLittle && Widened.preload(),
  ]);
}

/** Whether a value of the first data is an answer of the search without cards, or with wider searches. */
function saysMoreThanCards(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!('cards' in value) || !('widened' in value)) return false;
  const { cards, widened } = value;
  return isEmpty(cards) || (Array.isArray(widened) && widened.length > 0);
}

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0;
