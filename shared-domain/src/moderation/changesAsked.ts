import { plural } from '../formats/plural';
import { toListingFacts } from '../listing/listingFacts';
import type { ListingFields } from '../listing/listing';
import { formatPrice } from '../listing/priceTexts';
import type { ShownBefore } from './moderation';

/** One thing that differs: of long texts, prices and facts what stood there and what stands there now. */
export type MadeChange = { what: string; before: string; after: string };

/** What a decision is about, as it stands. */
export const toShownBefore = (listing: ListingFields): ShownBefore => ({
  title: listing.title,
  description: listing.description,
  price: formatPrice(listing.price),
  place: listing.localityName,
  categoryId: listing.categoryId,
  photoIds: listing.photos.map(({ id }) => id),
  facts: toListingFacts(listing, (id) => id).map(({ label, value }) => ({ label, value })),
});

/** What a seller changed since the last decision. */
export function changesSince(before: ShownBefore, listing: ListingFields): MadeChange[] {
  const now = toShownBefore(listing);
  const factOf = (facts: ShownBefore['facts'], label: string) =>
    facts.find((fact) => fact.label === label)?.value ?? '';
  const labels = [...new Set([...before.facts, ...now.facts].map(({ label }) => label))];
  const added = now.photoIds.filter((id) => !before.photoIds.includes(id)).length;
  const gone = before.photoIds.filter((id) => !now.photoIds.includes(id)).length;
  return [
    { what: 'Titlul', before: before.title, after: now.title },
    { what: 'Descrierea', before: before.description, after: now.description },
    { what: 'Prețul', before: before.price, after: now.price },
    { what: 'Localitatea', before: before.place, after: now.place },
    { what: 'Categoria', before: before.categoryId, after: now.categoryId },
    {
      what: 'Fotografiile',
      before: gone > 0 ? plural(gone, 'scoasă', 'scoase') : '',
      after: added > 0 ? plural(added, 'nouă', 'noi') : '',
    },
    ...labels.map((label) => ({
      what: label,
      before: factOf(before.facts, label),
      after: factOf(now.facts, label),
    })),
  ].filter((change) => change.before !== change.after);
}
