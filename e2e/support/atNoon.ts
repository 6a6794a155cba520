import { fromBucharest, inBucharest } from '@anunturi/shared-domain/formats/bucharestTime';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON_MS = DAY_MS / 2;

/** Environment of a site whose clock shows the next noon in Bucharest when it starts: what is told by day alone is told at once. */
export function atNoon(now = Date.now()): { NODE_OPTIONS: string } {
  const shown = inBucharest(now).getTime();
  const today = fromBucharest(shown - (shown % DAY_MS) + NOON_MS).getTime();
  const aheadMs = today >= now ? today - now : today + DAY_MS - now;
  const clock = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length === 0) super(Real.now() + ${aheadMs}); else super(...given); }
      static now() { return Real.now() + ${aheadMs}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}` };
}
