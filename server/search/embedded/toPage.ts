import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import { toShownCard } from '../indexedCard';
import type { FilterMeaning } from '../matching/FilterMeaning';
import { readCursor, writeCursor } from '../matching/cursor';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { firstInOrder, keyOf } from './orderSlots';
import { type SlotBits, toSlots } from './slotBits';

/** Which page of what was found is wanted. */
export type PageAsked = {
  sort: ListingSort;
  scores?: Uint16Array | undefined;
  /** By code of the locality, metres from the asked place. */
  distances: Float64Array | undefined;
  limit: number;
  /** `next` of the page before. */
  after?: string | undefined;
  now: Date;
  surchargeOf: FilterMeaning['surchargeOf'];
};

/** The cards of a page, in their order, and where the next one begins. */
export function toPage(
  found: SlotBits,
  total: number,
  { sort, scores, distances, limit, after, now, surchargeOf }: PageAsked,
  index: EmbeddedIndex,
): { cards: ListingCard[]; next?: string } {
  const key = keyOf(sort, index, { scores, distances });
  const cursor = readCursor(after);
  // Of a long list the order is walked, of a short one every slot is looked at.
  const isLong = total * total > (limit + 1) * index.slotCount;
  const more =
    key === undefined && isLong
      ? index.newest.first(found, limit + 1, cursor)
      : firstInOrder(toSlots(found), limit + 1, key, index, cursor);
  const slots = more.slice(0, limit);
  const cards = slots.map((slot) => toCard(slot, { distances, now, surchargeOf }, index));
  const last = more.length > limit ? slots.at(-1) : undefined;
  if (last === undefined) return { cards };
  const expiresAtMs = index.columns.expiresAt.values[last]!;
  return { cards, next: writeCursor({ key: key?.(last) ?? 0, expiresAtMs, id: index.ids[last]! }) };
}

function toCard(
  slot: number,
  { distances, now, surchargeOf }: Pick<PageAsked, 'distances' | 'now' | 'surchargeOf'>,
  index: EmbeddedIndex,
): ListingCard {
  const price = index.prices.of(slot, now.getTime());
  const metres = distances?.[index.columns.codesOf('localityId').values[slot]!];
  const km = metres === undefined || metres === Infinity ? 0 : Math.round(metres / 1000);
  return {
    ...toShownCard(index.cardAt(slot), surchargeOf, now),
    ...(price && { pricePosition: price.position }),
    // Nothing is said of what lies in the place itself.
    ...(km > 0 && { km }),
  };
}
