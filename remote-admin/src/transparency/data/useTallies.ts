import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';

export const TALLIES_KEY = 'moderation tallies';

/** The public tallies, inlined in the page or read when the visitor comes from elsewhere. */
export const useTallies = () =>
  useLoad(TALLIES_KEY, async () =>
    (await import(/* webpackChunkName: "tallies" */ './readTallies')).readTallies(
      new Date().getUTCFullYear(),
    ),
  );
