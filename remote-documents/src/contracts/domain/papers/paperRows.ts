import type { ReadLine, ReadWord } from '#domain/ocr/readTsv';

/** Between what stands in different columns. */
export const GAP = '\t';
/** A space wider than so many heights of letters parts columns. */
const GAP_HEIGHTS = 1.5;
/** Edges and patterns are read as signs alone. */
const isText = ({ text }: ReadWord) => /[\p{L}\p{N}<]/u.test(text);

const middle = ({ top, height }: ReadWord) => top + height / 2;

/** Words of a card as rows of text from top to bottom: what stands side by side in columns is one row, parted by `GAP`. */
export function paperRows(lines: readonly ReadLine[]): string[] {
  const rows: ReadWord[][] = [];
  for (const word of lines
    .flat()
    .filter(isText)
    .toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && middle(word) - middle(last) < Math.min(word.height, last.height) / 2)
      row.push(word);
    else rows.push([word]);
  }
  return rows.map((words) => {
    const row = words.toSorted((a, b) => a.left - b.left);
    return row.map((word, at) => spaceBefore(row[at - 1], word) + word.text).join('');
  });
}

function spaceBefore(last: ReadWord | undefined, word: ReadWord): string {
  if (!last) return '';
  const height = Math.max(last.height, word.height);
  return word.left - last.left - last.width > height * GAP_HEIGHTS ? GAP : ' ';
}
