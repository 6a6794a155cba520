import type { PdfOptions } from '../making/pdfOptions';

/** What the font and the words of a page weigh at most, as a rule. */
const FONT_BYTES = 60_000;
const PAGE_BYTES = 6_000;
/** Pictures are not made so small for the text as to be of no use. */
const SHARE_MAX = 0.25;

/** The options with room left for the text below the size that was asked for. */
export function withRoomForText(options: PdfOptions, pages: number): PdfOptions {
  const room = FONT_BYTES + pages * PAGE_BYTES;
  const less = (limit: number) => Math.round(limit - Math.min(room, limit * SHARE_MAX));
  const { maxBytes, split } = options;
  return {
    ...options,
    maxBytes: less(maxBytes),
    split: split.by === 'size' ? { ...split, maxBytes: less(split.maxBytes) } : split,
  };
}
