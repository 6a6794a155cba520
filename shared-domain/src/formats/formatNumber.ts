/**
 * A number as Romanians write it: `1.234,5`; at most `decimals` decimals (default 0), at least `minDecimals` (default 0).
 * Without `Intl`, whose formats cost a phone what a page waits for, but rounded as there: half away from zero, of the number as
 * it is written (1.005, not the binary value just below it, which `toFixed` would take).
 */
export function formatNumber(value: number, decimals = 0, minDecimals = 0): string {
  const size = Math.abs(value);
  const whole = Math.trunc(size);
  // What is behind the point is rounded by itself: a large number times a thousand is no longer exact.
  const behind = whole === 0 ? `${size}` : `0.${`${size}`.split('.')[1] ?? 0}`;
  const [digits, exponent = 0] = behind.split('e');
  const rounded = Math.round(+`${digits}e${+exponent + decimals}`) / 10 ** decimals;
  const [carried, rest = ''] = rounded.toFixed(decimals).split('.');
  const grouped =
    (value < 0 ? '-' : '') + `${whole + Number(carried)}`.replace(/\B(?=(\d{3})+$)/g, '.');
  let kept = rest;
  while (kept.length > minDecimals && kept.endsWith('0')) kept = kept.slice(0, -1);
  return kept ? `${grouped},${kept}` : grouped;
}

/** A file size for people: `812 kB`, `1,4 MB`; 1 kB is 1000 bytes. What a second brings may have a fraction. */
export function formatBytes(sizeBytes: number): string {
  if (sizeBytes < 1000) return `${formatNumber(sizeBytes)} B`;
  if (sizeBytes < 1_000_000) return `${formatNumber(sizeBytes / 1000)} kB`;
  if (sizeBytes < 1_000_000_000) return `${formatNumber(sizeBytes / 1_000_000, 1)} MB`;
  return `${formatNumber(sizeBytes / 1_000_000_000, 1)} GB`;
}
