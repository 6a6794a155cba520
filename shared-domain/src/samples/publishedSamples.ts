// Sample data: listings of a market by their numbers, published some days ago.
import { toIndexedFields } from '../listing/indexedFields';
import type { ListingFields } from '../listing/listing';
import { sampleCar, sampleService } from './listingSamples';

const DAY_MS = 24 * 60 * 60 * 1000;
type Kind = ListingFields['kind'];
type Changes<Of extends Kind> = Partial<Extract<ListingFields, { kind: Of }>> & {
  /** In days; the number of the listing unless told otherwise. */
  age?: number;
};

/** The id of listing number `n`. */
export const listingId = (n: number): string => `Listing${String(n).padStart(13, '0')}`;

/** Listing number `n`, a car. */
export const publishedCar = (n: number, changes: Changes<'vehicle'> = {}) =>
  published(n, { ...sampleCar, title: `Dacia Logan numărul ${n}` }, 'Autoturisme', changes);

/** Listing number `n`, a service. */
export const publishedService = (n: number, changes: Changes<'service'> = {}) =>
  published(n, sampleService, 'Electricieni', changes);

function published<Of extends Kind>(
  n: number,
  sample: object,
  categoryLabel: string,
  { age = n, ...changes }: Changes<Of>,
): ListingFields & { id: string } {
  const publishedAt = new Date(Date.now() - age * DAY_MS);
  const expiresAt = new Date(publishedAt.getTime() + 30 * DAY_MS);
  const listing = { ...sample, publishedAt, expiresAt, ...changes } as ListingFields;
  return {
    ...listing,
    ...toIndexedFields(listing, { categoryLabel, eurRateBani: 509 }),
    id: listingId(n),
  };
}
