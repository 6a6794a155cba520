import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { UNSAID } from './ListingColumns';

/** Where a page begins: after the listing with these keys. */
export type Cursor = { key: number; expiresAtMs: number; id: string };

/** What orders need besides the columns. */
export type OrderContext = {
  /** By slot, how well words fit. */
  scores?: Uint16Array | undefined;
  /** By code of the locality, how far it is. */
  distances?: Float64Array | undefined;
};

/** The key of a slot under an order, smallest first; what does not say it comes last. */
export function keyOf(
  sort: ListingSort,
  { columns }: EmbeddedIndex,
  { scores, distances }: OrderContext,
): (slot: number) => number {
  const numbers = (path: string, sign: 1 | -1) => {
    const { values } = columns.numbersOf(path);
    return (slot: number) => (values[slot] === UNSAID ? Infinity : sign * values[slot]!);
  };
  switch (sort) {
    case 'relevance':
      return scores ? (slot) => -scores[slot]! : () => 0;
    case 'newest':
      return () => 0;
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
      return distances ? (slot) => distances[values[slot]!]! : () => 0;
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
  key: (slot: number) => number,
  { columns, ids }: EmbeddedIndex,
  after?: Cursor,
): { slots: number[]; last?: Cursor } {
  const expiresAt = columns.expiresAt.values;
  const cursorAt = (slot: number): Cursor => ({
    key: key(slot),
    expiresAtMs: expiresAt[slot]!,
    id: ids[slot]!,
  });
  const page: { slot: number; at: Cursor }[] = [];
  for (const slot of slots) {
    const worst = page.length === most ? page.at(-1)!.at : undefined;
    if (worst && !comesBefore(key(slot), expiresAt[slot]!, ids[slot]!, worst)) continue;
    if (after && !comesAfter(key(slot), expiresAt[slot]!, ids[slot]!, after)) continue;
    const at = cursorAt(slot);
    if (most === 0) continue;
    if (worst) page.pop();
    page.splice(placeOf(at, page), 0, { slot, at });
  }
  const last = page.at(-1)?.at;
  return { slots: page.map(({ slot }) => slot), ...(last && { last }) };
}

function comesBefore(key: number, expiresAtMs: number, id: string, other: Cursor): boolean {
  if (key !== other.key) return key < other.key;
  if (expiresAtMs !== other.expiresAtMs) return expiresAtMs > other.expiresAtMs;
  return id < other.id;
}

const comesAfter = (key: number, expiresAtMs: number, id: string, other: Cursor): boolean =>
  !(key === other.key && expiresAtMs === other.expiresAtMs && id === other.id) &&
  !comesBefore(key, expiresAtMs, id, other);

function placeOf(at: Cursor, page: readonly { at: Cursor }[]): number {
  let [low, high] = [0, page.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comesBefore(page[middle]!.at.key, page[middle]!.at.expiresAtMs, page[middle]!.at.id, at))
      low = middle + 1;
    else high = middle;
  }
  return low;
}
