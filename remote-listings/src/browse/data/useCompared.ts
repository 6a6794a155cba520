import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { comparedKey } from '#domain/loadKeys';
import type { Compared } from './readCompared';

/** The listings of a comparison that may still be seen, in the order asked. */
export function useCompared(ids: readonly string[]): Loadable<Compared> {
  return useLoad(comparedKey(ids), async () =>
    (await import(/* webpackChunkName: "find" */ './readCompared')).readCompared(ids),
  );
}
