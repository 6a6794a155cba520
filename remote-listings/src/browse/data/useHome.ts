import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { CATEGORY_COUNTS_KEY, HOME_KEY } from '#domain/loadKeys';
import type { Home } from './readHome';

/** The home page's lists. */
export function useHome(): Loadable<Home> {
  return useLoad(HOME_KEY, async () =>
    (await import(/* webpackChunkName: "find" */ './readHome')).readHome(),
  );
}

/** How many listings each category has, by its id. */
export function useCategoryCounts(): Loadable<Record<string, string>> {
  return useLoad(CATEGORY_COUNTS_KEY, async () =>
    (await import(/* webpackChunkName: "find" */ './countCategories')).countCategories(),
  );
}
