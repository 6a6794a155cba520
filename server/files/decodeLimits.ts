/** Above the cameras of phones whose browsers shrink nothing; a picture decodes to four bytes a pixel at most. */
const DECODED_MAX_PIXELS = 25_000_000;

/** What a picture may take of memory, no matter who stored it, and that it has to be whole. */
export const decodeLimits = {
  limitInputPixels: DECODED_MAX_PIXELS,
  failOn: 'error',
  pages: 1,
} as const;
