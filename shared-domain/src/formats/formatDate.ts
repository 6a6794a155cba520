import { inBucharest } from './bucharestTime';
import { toIsoDay } from './formatAgo';

export { formatAgo, toIsoDay } from './formatAgo';

const DAY_MS = 86_400_000;
const MONTHS =
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'.split(
    ' ',
  );

/** A moment (Date or milliseconds) as a day in Bucharest: `20.11.2026`. */
export function formatDate(at: Date | number): string {
  return formatIsoDay(toIsoDay(at));
}

/** A moment as a day in words: `20 noiembrie 2026`. */
export function formatLongDate(at: Date | number): string {
  return `${inBucharest(at).getUTCDate()} ${formatMonth(at)}`;
}

/** The month of a moment: `noiembrie 2026`. */
export function formatMonth(at: Date | number): string {
  const day = inBucharest(at);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** A moment by the clock of Bucharest: `14:05`. */
export function formatClock(at: Date | number): string {
  return inBucharest(at).toISOString().slice(11, 16);
}

/** A moment with its hour in Bucharest: `20.11.2026, 14:05`. */
export function formatDateTime(at: Date | number): string {
  return `${formatDate(at)}, ${formatClock(at)}`;
}

/** A stored day `2026-11-20` as `20.11.2026`; anything else comes back unchanged. */
export function formatIsoDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return match ? `${match[3]}.${match[2]}.${match[1]}` : day;
}

/** Whether a text is an existing day written `2026-11-20`. */
export function isIsoDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** The stored day that comes `days` after (or before, negative) `day`: both `2026-11-20`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
