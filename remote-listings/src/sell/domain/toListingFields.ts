import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { ListingInput } from './checkSellForm';

/** Names that a listing repeats from the lists of choices. */
export type ListingNames = { categoryLabel: string; localityName: string };

/** Every field of a listing that its description decides, the search fields among them. */
export function toListingFields(
  input: ListingInput,
  photos: readonly Photo[],
  names: ListingNames,
  eurRateBani: number,
) {
  const { phone, ...described } = input;
  const listing = {
    ...described,
    localityName: names.localityName,
    photos: [...photos],
    hasPhone: phone !== undefined,
  };
  return {
    ...listing,
    ...toIndexedFields(listing, { categoryLabel: names.categoryLabel, eurRateBani }),
  };
}
