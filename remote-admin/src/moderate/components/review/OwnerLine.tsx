import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readUser } from '#data/users/readUsers';
import styles from './ListingPreview.module.css';

/** Who put the listing up, as far as it helps to decide. */
export function OwnerLine({ listing }: { listing: Listing }) {
  const owner = useLoad(`admin user:${listing.ownerId}`, () => readUser(listing.ownerId));
  return (
    <LoadState of={owner} skeleton={null}>
      {(user) =>
        user ? (
          <p className={styles.line}>
            Proprietar: <Link to={links.adminUsers(user.id)}>{user.displayName}</Link> · cont din{' '}
            {formatDate(user.createdAt)} ·{' '}
            {plural(user.acceptedListings, 'anunț acceptat', 'anunțuri acceptate')}
            {user.trusted && ' · de încredere'}
            {user.blocked && ' · suspendat'}
          </p>
        ) : (
          <p className={styles.line}>Contul proprietarului nu mai există.</p>
        )
      }
    </LoadState>
  );
}
