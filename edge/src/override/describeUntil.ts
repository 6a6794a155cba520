/** `30 noiembrie 2026, ora 14:05`, as clocks in Romania have it. */
export const describeUntil = (atMs: number): string =>
  new Intl.DateTimeFormat('ro-RO', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Bucharest',
  }).format(atMs);
