import fontWidths from './fontWidths.json';

type Runs = Record<string, number[]>;

function toTable(runs: Runs): Map<number, number> {
  return new Map(
    Object.entries(runs).flatMap(([start, widths]) =>
      widths.map((width, index) => [Number(start) + index, width] as const),
    ),
  );
}

const tables = {
  regular: toTable(fontWidths.regular as Runs),
  bold: toTable(fontWidths.bold as Runs),
};
const UNKNOWN = '?';

/** A text with what the document's font cannot write replaced: other spaces by a space, unknown signs by `?`. */
export function toWritable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/[\s\u2000-\u200b\u202f]+/g, ' '), (char) =>
    tables.regular.has(char.codePointAt(0)!) ? char : UNKNOWN,
  ).join('');
}

/** Width in points of a writable text at a size. */
export function textWidth(text: string, size: number, bold = false): number {
  const table = bold ? tables.bold : tables.regular;
  let thousandths = 0;
  for (const char of text) thousandths += table.get(char.codePointAt(0)!) ?? 0;
  return (thousandths * size) / 1000;
}
