import { createHash } from 'node:crypto';
import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';

/** The same for what a seller offers again in another listing: the same car with the same kilometres, or the same title. */
export function offerKey(listing: Listing): string {
  const { title, makeName, modelName, year, mileageKm } = toListingCard(listing);
  const words =
    foldDiacritics(title)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const offered = mileageKm === undefined ? words : [makeName, modelName, year, mileageKm];
  const said = [listing.ownerId, listing.categoryId, ...offered].join('\n');
  return createHash('sha256').update(said).digest('base64url').slice(0, 22);
}
