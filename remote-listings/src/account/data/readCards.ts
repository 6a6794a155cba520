import {
  CARDS_MAX,
  CARDS_PATH,
  cardsAnswerSchema,
} from '@anunturi/shared-domain/search/CardsAnswer';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { askSearchEngine } from '#data/lists/askSearchEngine';
import { readCard } from '#data/readCard';

/**
 * The cards of these listings that may be read, by id: what anybody may see in one question, and of the others, which may be one's own,
 * each by itself. @throws MarketError timeout, offline, unavailable
 */
export async function readCards(ids: readonly string[]): Promise<Map<string, ListingCard>> {
  const parts = Array.from({ length: Math.ceil(ids.length / CARDS_MAX) }, (_, at) =>
    ids.slice(at * CARDS_MAX, (at + 1) * CARDS_MAX),
  );
  const answers = await Promise.all(
    parts.map((part) => askSearchEngine(`${CARDS_PATH}?ids=${part.join(',')}`)),
  );
  const found = answers.flatMap((answer) => cardsAnswerSchema.parse(answer).cards);
  const cards = new Map(found.map((card) => [card.id, card]));
  const others = ids.filter((id) => !cards.has(id));
  for (const card of await Promise.all(others.map(readCard))) if (card) cards.set(card.id, card);
  return cards;
}
