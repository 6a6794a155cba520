import { countBits } from './countBits';

/** Of what listings have of the texts, each as bits, that which is kept. */
export function bestMask(masks: Iterable<number>, weights: readonly number[]): number {
  const [best] = [...masks].toSorted(
    (a, b) => countBits(b) - countBits(a) || weightOf(b, weights) - weightOf(a, weights) || a - b,
  );
  return best ?? 0;
}

const weightOf = (mask: number, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + ((mask >> at) & 1 ? weight : 0), 0);
