import { useState } from 'react';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { splitAtMarks } from '@anunturi/shared-domain/listing/contactMarks';
import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { groupEquipment } from '@anunturi/shared-domain/listing/vehicleEquipment';
import { sellerTypes } from '@anunturi/shared-domain/listing/vehicleFields';
import { FactList } from '@anunturi/shared-ui/display/FactList';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readSettings } from '#data/settings/settings';
import { toListingFacts } from '@anunturi/shared-domain/listing/listingFacts';
import { readHiddenContacts } from '../../data/readHiddenContacts';
import { priceText } from '../../domain/priceText';
import { ListingPhoto } from '../ListingPhoto';
import styles from './ListingPreview.module.css';

/** The listing as buyers see it: photos, price, words, facts, equipment. */
export function ListingPreview({ listing }: { listing: Listing }) {
  const [shown, setShown] = useState(0);
  const places = useLoad('admin settings:localities', () => readSettings('localities'));
  const placeName = (id: string) =>
    (places.state === 'ready'
      ? places.value.value.localities.find((place) => place.id === id)?.name
      : undefined) ?? id;
  const photo = listing.photos[shown];
  const equipment =
    listing.kind === 'vehicle' && listing.vehicle.shape !== 'part'
      ? groupEquipment(listing.vehicle.equipment ?? [])
      : [];
  return (
    <Stack gap={4} as="section" aria-label="Anunțul">
      <div className={styles.top}>
        <div className={styles.photos}>
          <ListingPhoto
            key={photo?.id}
            path={photo?.path}
            status={listing.status}
            alt={
              photo
                ? `Fotografia ${shown + 1} din ${listing.photos.length}`
                : 'Anunț fără fotografii'
            }
            width={photo?.width}
            height={photo?.height}
            fit="contain"
            rounded
          />
          {listing.photos.length > 1 && (
            <ul className={styles.thumbs}>
              {listing.photos.map((each, at) => (
                <li key={each.id}>
                  <button
                    type="button"
                    className={styles.thumb}
                    aria-label={`Afișați fotografia ${at + 1}`}
                    aria-pressed={at === shown}
                    onClick={() => setShown(at)}
                  >
                    <ListingPhoto
                      path={each.thumbPath}
                      status={listing.status}
                      alt=""
                      width={480}
                      height={360}
                    />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <h2 className={styles.title}>{listing.title}</h2>
          <p className={styles.price}>{priceText(listing.price)}</p>
          {listing.previousPriceLei !== undefined && (
            <p className={styles.line}>Înainte: {formatMoney(listing.previousPriceLei, 'RON')}</p>
          )}
          <p className={styles.line}>
            {listing.localityName} · {listing.sellerName} (
            {sellerTypes[listing.sellerType].toLowerCase()})
          </p>
        </div>
      </div>
      <p className={styles.description}>{listing.description}</p>
      {hasMarks(listing) && <HiddenContacts id={listing.id} />}
      <FactList facts={toListingFacts(listing, placeName)} />
      {equipment.map(({ group, label, items }) => (
        <p key={group} className={styles.line}>
          <strong>{label}:</strong> {items.join(', ')}
        </p>
      ))}
    </Stack>
  );
}

const hasMarks = ({ description }: Listing) =>
  splitAtMarks(description).some(({ at }) => at !== undefined);

/** What buyers see only when they ask; who decides reads it all. */
function HiddenContacts({ id }: { id: string }) {
  const hidden = useLoad(`admin hidden contacts:${id}`, () => readHiddenContacts(id));
  return (
    <LoadState of={hidden}>
      {(contacts) => (
        <p className={styles.line}>
          <strong>Ascunse în descriere:</strong> {contacts.join(' · ')}
        </p>
      )}
    </LoadState>
  );
}
