import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import type { Cursor } from '../matching/cursor';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { UNSAID } from './ListingColumns';

/** What orders need besides the columns. */
export type OrderContext = {
  /** By slot, how well words fit. */
  scores?: Uint16Array | undefined;
  /** By code of the locality, how far it is. */
  distances?: Float64Array | undefined;
};

/** The key of a slot under an order, smallest first; what does not say it comes last. Undefined where all have the same. */
export function keyOf(
  sort: ListingSort,
  { columns }: EmbeddedIndex,
  { scores, distances }: OrderContext,
): ((slot: number) => number) | undefined {
  const numbers = (path: string, sign: 1 | -1) => {
    const { values } = columns.numbersOf(path);
    return (slot: number) => (values[slot] === UNSAID ? Infinity : sign * values[slot]!);
  };
  switch (sort) {
    case 'relevance':
      return scores && ((slot) => -scores[slot]!);
    case 'newest':
      return undefined;
    case 'priceUp':
      return numbers('priceLei', 1);
    case 'priceDown':
      return numbers('priceLei', -1);
    case 'mileageUp':
      return numbers('vehicle.mileageKm', 1);
    case 'yearDown':
      return numbers('vehicle.year', -1);
    case 'nearest': {
      const { values } = columns.codesOf('localityId');
      return distances && ((slot) => distances[values[slot]!]!);
    }
  }
}

/**
 * The first slots of an order after a cursor: by key, then the latest to expire, then by id. Holds no more than it answers, so that
 * a page of a million is one look at each.
 */
export function firstInOrder(
  slots: Uint32Array,
  most: number,
  key: ((slot: number) => number) | undefined,
  { columns, ids }: EmbeddedIndex,
  after?: Cursor,
): number[] {
  const expiresAt = columns.expiresAt.values;
  const page: { slot: number; at: Cursor }[] = [];
  let worst: Cursor | undefined;
  // The latest come last, and are most often first in an order.
  for (let n = slots.length - 1; n >= 0; n -= 1) {
    const slot = slots[n]!;
    const keyAt = key ? key(slot) : 0;
    const expiresAtMs = expiresAt[slot]!;
    // Most slots are no part of the page: ids, which lie elsewhere, are looked at only where all else is equal.
    if (worst && (keyAt > worst.key || (keyAt === worst.key && expiresAtMs < worst.expiresAtMs)))
      continue;
    const at = { key: keyAt, expiresAtMs, id: ids[slot]! };
    if (worst && !comesBefore(at, worst)) continue;
    if (after && !comesBefore(after, at)) continue;
    if (page.length === most) page.pop();
    page.splice(placeOf(at, page), 0, { slot, at });
    if (page.length === most) worst = page.at(-1)!.at;
  }
  return page.map(({ slot }) => slot);
}

function comesBefore(one: Cursor, other: Cursor): boolean {
  if (one.key !== other.key) return one.key < other.key;
  if (one.expiresAtMs !== other.expiresAtMs) return one.expiresAtMs > other.expiresAtMs;
  return one.id < other.id;
}

function placeOf(at: Cursor, page: readonly { at: Cursor }[]): number {
  let [low, high] = [0, page.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comesBefore(page[middle]!.at, at)) low = middle + 1;
    else high = middle;
  }
  return low;
}
