/** A month as people write it (`05.2019`, `5/2019`, `2019-05`) as `2019-05`, or null. */
export function parseMonth(text: string): string | null {
  const match =
    /^(\d{1,2})[./ -](\d{4})$/.exec(text.trim()) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})$/.exec(text.trim());
  if (!match) return null;
  const [month, year] = match.groups
    ? [match.groups.month!, match.groups.year!]
    : [match[1]!, match[2]!];
  const isMonth = Number(month) >= 1 && Number(month) <= 12 && /^(19|20)/.test(year);
  return isMonth ? `${year}-${month.padStart(2, '0')}` : null;
}

/** A stored month `2019-05` as it is shown and typed: `05.2019`. */
export function formatMonth(month: string | undefined): string {
  return month ? `${month.slice(5)}.${month.slice(0, 4)}` : '';
}
