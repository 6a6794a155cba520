import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useSearch } from '#data/lists/useSearch';
import { HOME_KEY } from '#domain/loadKeys';
import { homeQueries } from '../domain/homeQueries';
import type { Home } from './readHome';

/** The home page's lists. */
export function useHome(): Loadable<Home> {
  return useLoad(HOME_KEY, async () =>
    (await import(/* webpackChunkName: "find" */ './readHome')).readHome(),
  );
}

/** All listings of a kind: their total, and how many each category and make has; undefined until known. */
export function useKindCounts(kind: keyof typeof homeQueries) {
  const answer = useSearch(homeQueries[kind]);
  return answer.state === 'ready' ? answer.value : undefined;
}
