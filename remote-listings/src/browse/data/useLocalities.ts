import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { LOCALITIES_KEY } from '#domain/loadKeys';
import type { PlacedLocality } from '../domain/withNames';

/** The localities of which it is known where they lie. */
export function useLocalities(): Loadable<PlacedLocality[]> {
  return useLoad(LOCALITIES_KEY, async () => {
    const { readLocalities } = await import(/* webpackChunkName: "find" */ '#data/readSettings');
    return (await readLocalities()).flatMap(({ id, name, kind, at }) =>
      at ? [{ id, name, kind, at }] : [],
    );
  });
}
