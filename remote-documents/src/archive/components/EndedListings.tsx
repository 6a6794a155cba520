import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Rows } from '@anunturi/shared-ui/layout/Rows';
import { useOwnListings } from '../data/useArchive';
import styles from './EndedListings.module.css';
import { EndedRow } from './EndedRow';
import { texts } from '../texts';

const ended: readonly string[] = ['sold', 'expired', 'archived'];

/** The person's sold, expired and archived listings, with their data to take along. */
export function EndedListings() {
  const loaded = useOwnListings();
  return (
    <Stack as="section" gap={3} aria-labelledby="incheiate">
      <h2 id="incheiate">{texts.endedTitle}</h2>
      <p className={styles.facts}>{texts.endedLead}</p>
      <LoadState of={loaded} failedTitle={texts.endedFailed}>
        {(own) => {
          const listings = own.filter(({ status }) => ended.includes(status));
          return listings.length === 0 ? (
            <p className={styles.facts}>{texts.endedEmpty}</p>
          ) : (
            <Rows>
              {listings.map((each) => (
                <EndedRow key={each.listing.id} own={each} />
              ))}
            </Rows>
          );
        }}
      </LoadState>
    </Stack>
  );
}
