import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { toSentPhoto } from '@anunturi/shared-domain/listing/toSentPhoto';
import type { ListingInput } from '../domain/checkSellForm';

export type NewListing = { id: string; input: ListingInput; photos: readonly Photo[] };
export type PublishedListing = { id: string; slug: string; status: 'active' | 'pending' };

/**
 * Publishes a listing; its photos are stored before. Asking again with the same id after an answer that never came does not
 * publish twice.
 * @throws MarketError signInNeeded, blocked, dailyLimit, bannedWords, invalidInput, notAllowed, offline, unavailable
 */
export async function publishListing({ id, input, photos }: NewListing): Promise<PublishedListing> {
  const described = { id, ...input, photos: photos.map(toSentPhoto) };
  return { id, ...(await callCommand('publishListing', described)) };
}
