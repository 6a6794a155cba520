import { equipmentLabels } from '@anunturi/shared-domain/listing/vehicleEquipment';
import type { ListingDetail } from '#domain/listingDetail';
import { toListingFacts } from '@anunturi/shared-domain/listing/listingFacts';
import { formatPrice } from '@anunturi/shared-domain/listing/priceTexts';

/** One fact of all compared listings; `differs` when those that say it do not say the same. */
export type CompareRow = { label: string; values: string[]; differs: boolean };

const MISSING = '–';

/** The facts of the listings side by side, each once, in the order in which a listing's own table has them; equipment last. */
export function toCompareRows(
  listings: readonly ListingDetail[],
  placeName: (id: string) => string,
): CompareRow[] {
  const facts = listings.map(
    (listing) =>
      new Map(toListingFacts(listing, placeName).map(({ label, value }) => [label, value])),
  );
  const longestFirst = facts.toSorted((a, b) => b.size - a.size);
  const labels = [...new Set(longestFirst.flatMap((each) => [...each.keys()]))].filter(
    (label) => label !== 'Serie de șasiu (VIN)',
  );
  const equipment = listings.map((listing) =>
    listing.kind === 'vehicle' && listing.vehicle.shape !== 'part'
      ? (listing.vehicle.equipment ?? [])
      : [],
  );
  const anyEquipment = Object.entries(equipmentLabels).filter(([id]) =>
    equipment.some((each) => (each as readonly string[]).includes(id)),
  );
  return [
    toRow(
      'Preț',
      listings.map((listing) => formatPrice(listing.price)),
    ),
    toRow(
      'Localitate',
      listings.map((listing) => listing.localityName),
    ),
    ...labels.map((label) =>
      toRow(
        label,
        facts.map((each) => each.get(label) ?? MISSING),
      ),
    ),
    ...anyEquipment.map(([id, label]) =>
      toRow(
        label,
        equipment.map((each) => ((each as readonly string[]).includes(id) ? 'Da' : MISSING)),
      ),
    ),
  ];
}

const toRow = (label: string, values: string[]): CompareRow => ({
  label,
  values,
  differs: new Set(values.filter((value) => value !== MISSING)).size > 1,
});
