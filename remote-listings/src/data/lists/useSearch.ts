import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { searchKey } from '#domain/listKeys';

const load = () => import(/* webpackChunkName: "find" */ './search');

/** An answer of the search: cards, their total, counts. */
export function useSearch(query: SearchQuery): Loadable<SearchAnswer> {
  return useLoad(searchKey(query), async () => (await load()).search(query));
}

/** How many listings each of several searches finds, in their order. */
export function useTotals(queries: readonly SearchQuery[]): Loadable<number[]> {
  const asked = queries.map((query) => ({ ...query, limit: 0, counts: false }));
  return useLoad(`totals:${asked.map(searchKey).join(' ')}`, async () => {
    const { search } = await load();
    return (await Promise.all(asked.map(search))).map(({ total }) => total);
  });
}
