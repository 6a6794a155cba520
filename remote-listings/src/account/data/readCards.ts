import { openFirestore } from '@anunturi/shared-auth/firebase';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { firebaseCode } from '@anunturi/shared-auth/firestore/toMarketError';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import { toShownStatus } from '@anunturi/shared-domain/listing/listingExpiry';
import { readCard } from '#data/readCard';

/** What anybody may read. */
const PUBLIC = ['active', 'sold', 'expired'];
/** Firestore compares at most thirty pairs in one question. */
const AT_ONCE = Math.floor(30 / PUBLIC.length);

/**
 * The cards of these listings that may be read, by id: ten in one question. Rules look at each document that a question names, and
 * refuse it whole where one of them is not public; then, and for what it does not find, each is asked for by itself.
 */
export async function readCards(ids: readonly string[]): Promise<Map<string, ListingCard>> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const found = (await Promise.all(parts.map(readPublic))).flat();
  const cards = new Map(found.map((card) => [card.id, card]));
  const others = ids.filter((id) => !cards.has(id));
  for (const card of await Promise.all(others.map(readCard))) if (card) cards.set(card.id, card);
  return cards;
}

async function readPublic(ids: readonly string[]): Promise<ListingCard[]> {
  const { db, collection, documentId, getDocs, limit, query, where } = await openFirestore();
  const those = query(
    collection(db, documentPaths.listings),
    where(documentId(), 'in', ids),
    where('status', 'in', PUBLIC),
    limit(AT_ONCE),
  );
  const { docs } = await getDocs(those).catch((error: unknown) => {
    if (firebaseCode(error) === 'permission-denied') return { docs: [] };
    throw error;
  });
  const now = new Date();
  return parseDocuments<ListingFields>(listingSchema, docs).map((listing) => ({
    ...toListingCard(listing),
    status: toShownStatus(listing, now),
  }));
}
