import type { UnseenWords } from '../reading/unseenWords';

/** A page as a picture (JPEG) of the whole sheet, its size in points, and its words. */
export type DrawnPage = {
  picture: Blob;
  width: number;
  height: number;
  words: readonly UnseenWords[];
};
