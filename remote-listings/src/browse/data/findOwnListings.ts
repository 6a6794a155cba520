import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';

/** The person's own listings that a chassis number, plate or phone names. @throws MarketError signInNeeded, unavailable */
export async function findOwnListings(words: string): Promise<ListingCard[]> {
  return (await callCommand('findOwnListings', { words })).listings;
}
