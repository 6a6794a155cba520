import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { groupEquipment } from '@anunturi/shared-domain/listing/vehicleEquipment';
import { sellerTypes } from '@anunturi/shared-domain/listing/vehicleFields';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { links } from '@anunturi/shared-domain/site/links';
import { FactList } from '@anunturi/shared-ui/display/FactList';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { toListingFacts } from '@anunturi/shared-domain/listing/listingFacts';
import styles from './ListingPreview.module.css';

type Props = { listing: Listing; placeName(id: string): string };

/** What the listing says beside title, price and photos: words, facts, equipment. */
export function ListingPreview({ listing, placeName }: Props) {
  const equipment =
    listing.kind === 'vehicle' && listing.vehicle.shape !== 'part'
      ? groupEquipment(listing.vehicle.equipment ?? [])
      : [];
  return (
    <Stack gap={4} as="section" aria-label="Anunțul">
      <p className={styles.line}>
        {listing.localityName} · {listing.sellerName} (
        {sellerTypes[listing.sellerType].toLowerCase()})
        {listing.previousPriceLei !== undefined &&
          ` · înainte ${formatMoney(listing.previousPriceLei, 'RON')}`}{' '}
        ·{' '}
        <Link to={links.listing(listing)} target="_blank">
          Pagina publică
        </Link>
      </p>
      <p className={styles.description}>{listing.description}</p>
      <FactList facts={toListingFacts(listing, placeName)} />
      {equipment.map(({ group, label, items }) => (
        <p key={group} className={styles.line}>
          <strong>{label}:</strong> {items.join(', ')}
        </p>
      ))}
    </Stack>
  );
}
