import encodeQr from 'qr';

/** A QR code as an SVG path, one unit a dot, without the empty margin. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQr(text, 'raw', { border: 1, ecc: 'low' })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        isDark && !row[x - 1] ? [`M${x} ${y}h${runFrom(row, x)}v1H${x}z`] : [],
      ),
    )
    .join('');
  return { path, size: rows.length };
}

function runFrom(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x);
  return (end < 0 ? row.length : end) - x;
}
