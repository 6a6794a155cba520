import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { Listing } from '@anunturi/shared-domain/listing/listing';

export type ListingEdit = { title: string; description: string; categoryId: string };

/** Corrects the words or the category of somebody's listing. @throws MarketError changedElsewhere, bannedWords, offline */
export async function editListing(
  { id: listingId, version }: Listing,
  edit: ListingEdit,
): Promise<void> {
  await callCommand('correctListing', { listingId, version, ...edit });
}
