import { toCommaBelow } from '@anunturi/shared-domain/formats/romanianText';

/** A word as it was recognised, `sure` from 0 to 100; its place in dots of the picture, from the top left corner. */
export type ReadWord = {
  text: string;
  sure: number;
  left: number;
  top: number;
  width: number;
  height: number;
};
/** Words in the order of reading. */
export type ReadLine = ReadWord[];

const WORD_LEVEL = '5';

/**
 * The lines of words in what the recogniser answers (tab separated: level, page, block, paragraph, line, word, place, sure, text),
 * without those that are less sure than `sureMin`.
 */
export function readTsv(tsv: string, sureMin: number): ReadLine[] {
  const lines = new Map<string, ReadLine>();
  for (const row of tsv.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, width, height, sure, ...rest] =
      row.split('\t');
    const text = toCommaBelow(rest.join(' ').trim());
    if (level !== WORD_LEVEL || text === '' || Number(sure) < sureMin) continue;
    const key = [page, block, paragraph, line].join();
    const words = lines.get(key) ?? [];
    lines.set(key, words);
    words.push({
      text,
      sure: Number(sure),
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    });
  }
  return [...lines.values()];
}

/** Lines as text, one below another. */
export const textOf = (lines: readonly ReadLine[]): string =>
  lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n');
