import { listingCardSchema } from '@anunturi/shared-domain/listing/listingCard';
import type { IndexedCard } from '../indexedCard';

/** What a card may hold, in the order in which it is packed. */
export const cardKeys = [...Object.keys(listingCardSchema.shape), 'taxed'] as (keyof IndexedCard)[];

/** A card without its names, a third of the bytes: values in the order of `cardKeys`, null where there is none. */
export const packCard = (card: IndexedCard): string =>
  JSON.stringify(cardKeys.map((key) => card[key] ?? null));

export function unpackCard(packed: string): IndexedCard {
  const card: Record<string, unknown> = {};
  for (const [at, value] of (JSON.parse(packed) as unknown[]).entries())
    if (value !== null) card[cardKeys[at]!] = value;
  return card as IndexedCard;
}
