import type { ReadLine, ReadWord } from '#domain/ocr/readTsv';
import type { UnseenWords } from './unseenWords';

/** Heights of letters in parts of a font's size: up to the line of capitals or of small letters, and below the line they stand on. */
const CAPITALS = 0.73;
const SMALL = 0.55;
const BELOW = 0.22;
const isTall = (text: string) => /[^acemnorsuvwxzăgpqyj.,;:\-_]/u.test(text);
const isDeep = (text: string) => /[gjpqyșțȘȚ,;()[\]Q|]/u.test(text);

/** From a point of the picture to one of the page, in points. */
export type ToPage = (x: number, y: number) => [number, number];

/**
 * Words of a picture as they stand on the page that it was drawn from: `scale` dots a point, the page turned by so many degrees
 * to the right in it.
 */
export function placeWords(
  lines: readonly ReadLine[],
  { toPage, scale, turn }: { toPage: ToPage; scale: number; turn: number },
): UnseenWords[] {
  return lines.flatMap((line) =>
    line.map((word, at) => {
      const { text, width } = word;
      const { size, base } = measure(word);
      const [x, y] = toPage(word.left, base);
      const space = at < line.length - 1 ? ' ' : ''; // words that are copied stay apart
      return {
        text: text + space,
        x,
        y,
        size: size / scale,
        degrees: turn,
        width: (width + (space ? gapAfter(word, line[at + 1]!) : 0)) / scale,
      };
    }),
  );
}

function measure({ text, top, height }: ReadWord): { size: number; base: number } {
  const above = isTall(text) ? CAPITALS : SMALL;
  const size = height / (above + (isDeep(text) ? BELOW : 0));
  return { size, base: top + above * size };
}

const gapAfter = (word: ReadWord, next: ReadWord) =>
  Math.max(0, next.left - word.left - word.width);
