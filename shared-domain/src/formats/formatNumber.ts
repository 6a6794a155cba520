const formats = new Map<string, Intl.NumberFormat>();

/** A number as Romanians write it: `1.234,5`; at most `decimals` decimals (default 0), at least `minDecimals` (default 0). */
export function formatNumber(value: number, decimals = 0, minDecimals = 0): string {
  const key = `${decimals}/${minDecimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('ro-RO', {
      maximumFractionDigits: decimals,
      minimumFractionDigits: minDecimals,
      useGrouping: true,
    });
    formats.set(key, format);
  }
  return format.format(value);
}

/** A file size for people: `812 kB`, `1,4 MB`; 1 kB is 1000 bytes. */
export function formatBytes(sizeBytes: number): string {
  if (sizeBytes < 1000) return `${sizeBytes} B`;
  if (sizeBytes < 1_000_000) return `${formatNumber(sizeBytes / 1000)} kB`;
  if (sizeBytes < 1_000_000_000) return `${formatNumber(sizeBytes / 1_000_000, 1)} MB`;
  return `${formatNumber(sizeBytes / 1_000_000_000, 1)} GB`;
}
