import { fromBucharest, inBucharest } from '@anunturi/shared-domain/formats/bucharestTime';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@anunturi/shared-domain/people/pushKinds';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The moment itself by day; in quiet hours the one at which they end, by the clocks of Bucharest. */
export function afterQuietHours(now: Date): Date {
  const localMs = inBucharest(now).getTime();
  const hour = Math.floor((localMs % DAY_MS) / HOUR_MS);
  if (hour >= QUIET_UNTIL_HOUR && hour < QUIET_FROM_HOUR) return now;
  const days = hour >= QUIET_FROM_HOUR ? 1 : 0;
  return fromBucharest((Math.floor(localMs / DAY_MS) + days) * DAY_MS + QUIET_UNTIL_HOUR * HOUR_MS);
}
