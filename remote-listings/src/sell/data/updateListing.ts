import { createRepeatableCall } from '@anunturi/shared-auth/createRepeatableCall';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { toSentPhoto } from '@anunturi/shared-domain/listing/toSentPhoto';
import type { ListingInput } from '../domain/checkSellForm';

export type ListingEdit = {
  /** As it was when the edit began: a newer version in the database refuses the edit. */
  listing: Listing;
  input: ListingInput;
  photos: readonly Photo[];
};

const call = createRepeatableCall('editListing');

/**
 * Saves an edit; trusted code removes the files of photos that were taken out.
 * @throws MarketError changedElsewhere (nothing is written), blocked, bannedWords, invalidInput, notAllowed, offline, unavailable
 */
export async function updateListing({
  listing,
  input,
  photos,
}: ListingEdit): Promise<{ slug: string; status: ListingStatus }> {
  const { id, version } = listing;
  return call({ id, version, ...input, photos: photos.map(toSentPhoto) }, {});
}
