import type { ReadLine, ReadWord } from '#domain/ocr/readTsv';

const middle = ({ top, height }: ReadWord) => top + height / 2;

/** Words of a card as rows of text from top to bottom: what stands side by side in columns is one row, however it was grouped. */
export function paperRows(lines: readonly ReadLine[]): string[] {
  const rows: ReadWord[][] = [];
  for (const word of lines.flat().toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && middle(word) - middle(last) < Math.min(word.height, last.height) / 2)
      row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) =>
    row
      .toSorted((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join(' '),
  );
}
