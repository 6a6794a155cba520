import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';

/** What waits for an administrator; the reading (with its schemas) is downloaded beside the first screen, not in it. */
export const useAwaiting = () =>
  useLoad('admin awaiting', async () =>
    (await import(/* webpackChunkName: "awaiting" */ './readAwaiting')).readAwaiting(),
  );
