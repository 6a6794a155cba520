import { usePhotoAddresses } from '@anunturi/shared-auth/usePhotoAddresses';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { links } from '@anunturi/shared-domain/site/links';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { listingStatusLabels, showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import type { OwnListing } from '../data/ownListings';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import styles from './EndedListings.module.css';
import { texts } from '../texts';

/** All that the person wrote; what serves the search stays behind. */
function saveData({
  searchTokens: _tokens,
  bands: _bands,
  version: _version,
  ...listing
}: Listing) {
  downloadFile(
    new Blob([JSON.stringify(listing, null, 1)], { type: 'application/json' }),
    `${listing.slug}.json`,
  );
}

/** What of a listing helps to know it again: price, year and kilometres, when it was public. */
function factsOf(listing: Listing): string {
  const { year, mileageKm } = (listing.kind === 'vehicle' ? listing.vehicle : {}) as {
    year?: number;
    mileageKm?: number;
  };
  const end = listing.soldAt ?? listing.expiresAt;
  return [
    formatMoney(listing.price.amountMinor / 100, listing.price.currency),
    year && String(year),
    mileageKm !== undefined && `${formatNumber(mileageKm)} km`,
    listing.publishedAt && texts.publishedAt(formatDate(listing.publishedAt)),
    end && texts.endedAt(formatDate(end)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One ended listing: how it looked, how it ended, what can be made of it. */
export function EndedRow({ own: { listing, status } }: { own: OwnListing }) {
  const [thumbnail] = listing.photos.map(({ thumbPath }) => thumbPath);
  const [photo] = usePhotoAddresses(
    thumbnail === undefined ? [] : [thumbnail],
    !showsPhotos(status),
  );
  return (
    <li className={styles.row}>
      <Photo
        className={styles.photo}
        {...(photo && { src: photo })}
        alt=""
        width={480}
        height={360}
        rounded
      />
      <div className={styles.words}>
        <Link to={links.listing(listing)}>{listing.title}</Link>
        <p className={styles.facts}>
          <Badge>{listingStatusLabels[status]}</Badge> {factsOf(listing)}
        </p>
      </div>
      <Cluster gap={2}>
        <ButtonLink
          variant="ghost"
          size="small"
          to={links.contracts(
            listing.kind === 'vehicle' ? 'vanzare-auto' : 'prestari-servicii',
            listing.id,
          )}
          aria-label={texts.endedContractOf(listing.title)}
        >
          {texts.endedContract}
        </ButtonLink>
        <Button
          variant="ghost"
          size="small"
          onClick={() => saveData(listing)}
          aria-label={texts.endedFileOf(listing.title)}
        >
          {texts.endedFile}
        </Button>
      </Cluster>
    </li>
  );
}
