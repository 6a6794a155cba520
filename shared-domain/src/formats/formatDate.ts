export { formatAgo, toIsoDay } from './formatAgo';

const TIME_ZONE = 'Europe/Bucharest';
const DAY_MS = 86_400_000;

const numeric = new Intl.DateTimeFormat('ro-RO', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const long = new Intl.DateTimeFormat('ro-RO', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('ro-RO', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment (Date or milliseconds) as a day in Bucharest: `20.11.2026`. */
export function formatDate(at: Date | number): string {
  return numeric.format(at);
}

/** A moment as a day in words: `20 noiembrie 2026`. */
export function formatLongDate(at: Date | number): string {
  return long.format(at);
}

/** A moment with its hour in Bucharest: `20.11.2026, 14:05`. */
export function formatDateTime(at: Date | number): string {
  return `${numeric.format(at)}, ${clock.format(at)}`;
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
