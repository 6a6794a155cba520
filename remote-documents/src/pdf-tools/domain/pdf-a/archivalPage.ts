import type { DrawnPage } from '../drawing/DrawnPage';

/** No side of a page for archives is shorter or longer, in points (ISO 19005-2, 6.1.13). */
const SIDE_MIN = 3;
const SIDE_MAX = 14_400;

const allowed = (side: number) => Math.min(SIDE_MAX, Math.max(SIDE_MIN, side));

/** A page as large as archives take it: the few that are not are stretched, with their words. */
export function archivalPage({ picture, width, height, words }: DrawnPage): DrawnPage {
  const [across, up] = [allowed(width) / width, allowed(height) / height];
  return {
    picture,
    width: width * across,
    height: height * up,
    words: words.map(({ width: wide, ...word }) => ({
      ...word,
      x: word.x * across,
      y: word.y * up,
      size: word.size * up,
      ...(wide === undefined ? {} : { width: wide * across }),
    })),
  };
}
