import encodeQr from 'qr';

/** A QR code as a drawing: dots in a row, without the empty margin, and the outline of the dark ones. */
export type QrMarks = { size: number; path: string };

/**
 * A text as a code for a camera: dark dots beside each other are one mark. Brings what encodes: load on demand. `repair`: how much of
 * it may be unreadable, about 7 or 15 %; a screen needs the least, paper more.
 * @throws Error when the text is longer than a code can hold
 */
export function toQrMarks(text: string, repair: 'low' | 'medium' = 'low'): QrMarks {
  const rows = encodeQr(text, 'raw', { border: 1, ecc: repair })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        isDark && !row[x - 1] ? [`M${x} ${y}h${runFrom(row, x)}v1H${x}z`] : [],
      ),
    )
    .join('');
  return { size: rows.length, path };
}

function runFrom(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x);
  return (end < 0 ? row.length : end) - x;
}
