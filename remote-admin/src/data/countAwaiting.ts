import { changeLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import type { Awaiting } from './readOverview';
import { AWAITING_KEY } from './useAwaiting';

/** What waits is counted once; afterwards the numbers follow what was done on this page. */
export function countAwaiting(done: Partial<Awaiting>): void {
  changeLoaded<Awaiting>(AWAITING_KEY, (now) => {
    const next = { ...now };
    for (const kind of Object.keys(done) as (keyof Awaiting)[])
      next[kind] = Math.max(0, now[kind] - (done[kind] ?? 0));
    return next;
  });
}
