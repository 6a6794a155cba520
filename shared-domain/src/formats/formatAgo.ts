const DAY_MS = 86_400_000;

const iso = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Bucharest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const relative = new Intl.RelativeTimeFormat('ro', { numeric: 'auto' });

/** The day in Bucharest of a moment, as `2026-11-20`. */
export function toIsoDay(at: Date | number): string {
  return iso.format(at);
}

/** How long ago `at` was, seen from `now`: `acum 5 minute`, `ieri`, `acum 3 luni`. */
export function formatAgo(at: Date | number, now: Date | number): string {
  const minutes = Math.round((Number(at) - Number(now)) / 60_000);
  if (Math.abs(minutes) < 1) return 'chiar acum';
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  const days = (Date.parse(toIsoDay(at)) - Date.parse(toIsoDay(now))) / DAY_MS;
  if (days === 0) return relative.format(Math.trunc(minutes / 60), 'hour');
  if (Math.abs(days) < 30) return relative.format(days, 'day');
  return Math.abs(days) < 365
    ? relative.format(Math.trunc(days / 30), 'month')
    : relative.format(Math.trunc(days / 365), 'year');
}
