import type { WordHit } from '@anunturi/shared-domain/search/SearchAnswer';

/** The most texts of one search; further ones are left out. */
export const TEXTS_MAX = 8;

/** How well a listing has a text that one of its facts says. */
export const FLAG_RANK = 200;
const NAMED_MAX = 3;
/** From the surest way of finding a text to the least sure. */
const surest: readonly WordHit['how'][] = ['exact', 'form', 'synonym', 'beginning', 'spelling'];

/** How a text was found. */
export function toHit(
  word: string,
  expanded: readonly { how: WordHit['how']; words: readonly { word: string }[] }[],
  isFound: boolean,
): WordHit {
  if (!isFound) return { word, how: 'none' };
  const how = surest.find((each) => expanded.some((one) => one.how === each)) ?? 'synonym';
  const as = expanded.flatMap((one) => (one.how === how ? one.words.map((each) => each.word) : []));
  return { word, how, ...(how !== 'exact' && { as: as.slice(0, NAMED_MAX) }) };
}

/** A word says more in a title or a fact than in a description. */
export const placeWeights = { title: 4, place: 2, description: 1 } as const;

/** 1 for what every listing has, and one more for each time that half of them have it. */
export const rarity = (found: number, all: number) =>
  found === 0 ? 0 : 1 + Math.floor(Math.log2(Math.max(1, all / found)));
