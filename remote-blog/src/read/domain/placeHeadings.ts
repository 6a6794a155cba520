import { toSlug } from '@anunturi/shared-domain/formats/slug';

/** A heading of the text: `id` is its place on the page. */
export type PostHeading = { id: string; text: string; level: 2 | 3 };

export type HeadingPlacer = {
  /** The level that a heading may have: one below the one before it at most, so that who hears the page misses none. */
  levelOf(level: number): number;
  /** The heading as the contents name it; those without words, and the lowest, have no place. */
  place(level: number, text: string): PostHeading | undefined;
};

/** Places the headings of one text in their order; the same in a browser and on a server. */
export function createHeadingPlacer(): HeadingPlacer {
  let last = 1;
  let count = 0;
  return {
    levelOf: (level) => (last = Math.min(level, last + 1)),
    place(level, text) {
      const words = text.trim();
      if (!words || (level !== 2 && level !== 3)) return undefined;
      count += 1;
      return { id: `p${count}-${toSlug(words, 60)}`, text: words, level };
    },
  };
}
