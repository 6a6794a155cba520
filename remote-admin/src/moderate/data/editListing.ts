import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { ModerationGround } from '@anunturi/shared-domain/moderation/moderationFields';
import type { Listing } from '@anunturi/shared-domain/listing/listing';

export type ListingEdit = {
  title: string;
  description: string;
  categoryId: string;
  /** Why, for the owner. */
  ground: ModerationGround;
  facts: string;
};

/**
 * Corrects the words or the category of somebody's listing: a decision that the owner reads and may appeal against.
 * @throws MarketError changedElsewhere, bannedWords, offline
 */
export async function editListing(
  { id: listingId, version }: Listing,
  edit: ListingEdit,
): Promise<void> {
  await callCommand('correctListing', { listingId, version, ...edit });
}
