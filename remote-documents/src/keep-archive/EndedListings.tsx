import { formatDate } from '@anunturi/shared-domain/formatDate';
import { formatMoney } from '@anunturi/shared-domain/formatMoney';
import { links } from '@anunturi/shared-domain/links';
import { listingStatusLabels } from '@anunturi/shared-domain/listingStatus';
import { Badge } from '@anunturi/shared-ui/Badge';
import { Button, ButtonLink } from '@anunturi/shared-ui/Button';
import { LoadState } from '@anunturi/shared-ui/LoadState';
import { Link } from '@anunturi/shared-ui/nav';
import { Cluster } from '@anunturi/shared-ui/Stack';
import type { EndedListing } from '../data/endedListings';
import { useEndedListings } from '../data/useArchive';
import { downloadFile } from '../parts/downloadFile';
import styles from './EndedListings.module.css';
import { texts } from './texts';

function saveData({ listing }: EndedListing) {
  downloadFile(new Blob([JSON.stringify(listing, null, 1)], { type: 'application/json' }), `${listing.slug}.json`);
}

/** The person's sold, expired and archived listings, with their data to take along. */
export function EndedListings() {
  const loaded = useEndedListings();
  return (
    <section aria-labelledby="incheiate">
      <h2 id="incheiate">{texts.endedTitle}</h2>
      <LoadState of={loaded} failedTitle={texts.endedFailed}>
        {(listings) =>
          listings.length === 0 ? (
            <p className={styles.facts}>{texts.endedEmpty}</p>
          ) : (
            <ul className={styles.list}>
              {listings.map((ended) => (
                <li key={ended.listing.id} className={styles.row}>
                  <div className={styles.words}>
                    <Link to={links.listing(ended.listing)}>{ended.listing.title}</Link>
                    <p className={styles.facts}>
                      <Badge>{listingStatusLabels[ended.status]}</Badge> {formatMoney(ended.listing.price.amountMinor / 100, ended.listing.price.currency)} · {formatDate(ended.listing.soldAt ?? ended.listing.expiresAt ?? ended.listing.updatedAt)}
                    </p>
                  </div>
                  <Cluster gap={2}>
                    <ButtonLink variant="ghost" size="small" to={links.contracts(ended.listing.kind === 'vehicle' ? 'vanzare-auto' : 'prestari-servicii', ended.listing.id)}>
                      {texts.endedContract}
                    </ButtonLink>
                    <Button variant="ghost" size="small" onClick={() => saveData(ended)}>
                      {texts.endedFile}
                    </Button>
                  </Cluster>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
    </section>
  );
}
