import type { TextMatch } from './matchTexts';

/**
 * Which texts a search keeps: as many as some listing under the filters has together, those that say the most where there are
 * several ways. 0: none has any.
 */
export function chooseTexts({ slots, masks, weights }: TextMatch, failed: Int32Array): number {
  const isSeen = new Uint8Array(256);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    if (failed[slot] === 0) isSeen[masks[slot]!] = 1;
  }
  return bestMask(
    [...isSeen.keys()].filter((mask) => isSeen[mask] === 1),
    weights,
  );
}

/** Of what listings have of the texts, each as bits, that which is kept. */
export function bestMask(masks: Iterable<number>, weights: readonly number[]): number {
  const [best] = [...masks].toSorted(
    (a, b) => countBits(b) - countBits(a) || weightOf(b, weights) - weightOf(a, weights) || a - b,
  );
  return best ?? 0;
}

export function countBits(mask: number): number {
  let count = 0;
  for (let bits = mask; bits; bits &= bits - 1) count += 1;
  return count;
}

const weightOf = (mask: number, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + ((mask >> at) & 1 ? weight : 0), 0);
