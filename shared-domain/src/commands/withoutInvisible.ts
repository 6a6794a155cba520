/** Line and paragraph separators, which some browsers show as nothing. */
const BREAKS = /[\u2028\u2029]/g;

/**
 * Control signs, signs that turn the direction of what follows, and signs of no width. The joiners stay: emoji and some
 * alphabets need them.
 */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- what it is for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** A text without what nobody sees but what changes how the words around it are read. */
export const withoutInvisible = (text: string): string =>
  text.replace(BREAKS, '\n').replace(INVISIBLE, '');
