import fontWidths from './fontWidths.json';

/** Widths of signs in a row, in thousandths of the size, by the first one's code. */
type Runs = Record<string, number[]>;

// By code: a page is laid out anew at every key, sign by sign.
function toTable(runs: Runs): Uint16Array {
  const rows = Object.entries(runs).map(([start, widths]) => [Number(start), widths] as const);
  const table = new Uint16Array(Math.max(...rows.map(([start, { length }]) => start + length)));
  for (const [start, widths] of rows) table.set(widths, start);
  return table;
}

const tables = { regular: toTable(fontWidths.regular), bold: toTable(fontWidths.bold) };
const UNKNOWN = '?';
const ranges = Object.entries(fontWidths.regular).map(([start, { length }]) => {
  const code = (offset: number) => `\\u{${(Number(start) + offset).toString(16)}}`;
  return `${code(0)}-${code(length - 1)}`;
});
const unknown = new RegExp(`[^${ranges.join('')}]`, 'gu');

/** Whether a text has signs that the document's font cannot write. */
export const isWritable = (text: string): boolean =>
  text.normalize('NFC').replace(/\s/g, ' ').search(unknown) < 0;

/** A text with what the document's font cannot write replaced: other spaces by a space, unknown signs by `?`. */
export function toWritable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u2000-\u200b\u202f]+/g, ' ')
    .replace(unknown, UNKNOWN);
}

/** Width in points of a writable text at a size. */
export function textWidth(text: string, size: number, bold = false): number {
  const table = bold ? tables.bold : tables.regular;
  let thousandths = 0;
  for (let index = 0; index < text.length; index += 1)
    thousandths += table[text.charCodeAt(index)] ?? 0;
  return (thousandths * size) / 1000;
}
