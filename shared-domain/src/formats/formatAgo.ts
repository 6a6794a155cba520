import { inBucharest } from './bucharestTime';
import { plural } from './plural';

const DAY_MS = 86_400_000;

/** The day in Bucharest of a moment, as `2026-11-20`. */
export function toIsoDay(at: Date | number): string {
  return inBucharest(at).toISOString().slice(0, 10);
}

/** How long ago `at` was, seen from `now`: `acum 5 minute`, `ieri`, `acum 3 luni`; what is still to come, by another clock, is now. */
export function formatAgo(at: Date | number, now: Date | number): string {
  const minutes = Math.round((Number(now) - Number(at)) / 60_000);
  if (minutes < 1) return 'chiar acum';
  if (minutes < 60) return ago(minutes, 'minut', 'minute');
  const days = (Date.parse(toIsoDay(now)) - Date.parse(toIsoDay(at))) / DAY_MS;
  if (days === 0) return ago(Math.trunc(minutes / 60), 'oră', 'ore');
  if (days < 30) return ['ieri', 'alaltăieri'][days - 1] ?? ago(days, 'zi', 'zile');
  if (days < 60) return 'luna trecută';
  if (days < 365) return ago(Math.trunc(days / 30), 'lună', 'luni');
  return days < 730 ? 'anul trecut' : ago(Math.trunc(days / 365), 'an', 'ani');
}

const ago = (count: number, one: string, many: string) => `acum ${plural(count, one, many)}`;
