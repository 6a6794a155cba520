import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { links } from '@anunturi/shared-domain/site/links';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readSamePhotos } from '#data/listings/readSamePhotos';
import { StatusBadge } from './StatusBadge';

/** Other listings with a photo of this one: a listing put up again, or pictures taken from somebody else's. */
export function SamePhotos({ listing }: { listing: Listing }) {
  const same = useLoad(`admin same photos:${listing.id}`, () => readSamePhotos(listing.id));
  return (
    <LoadState of={same} skeleton={null} failedTitle="Fotografiile nu au putut fi comparate">
      {(others) =>
        others.length > 0 && (
          <Notice tone="warn" title="Aceleași fotografii ca în:">
            <ul>
              {others.map(({ id, title, status, ownerId, sellerName }) => (
                <li key={id}>
                  <Link to={links.adminListings(undefined, id)}>{title}</Link>{' '}
                  <StatusBadge status={status} />{' '}
                  {ownerId === listing.ownerId ? 'de același vânzător' : `de ${sellerName}`}
                </li>
              ))}
            </ul>
          </Notice>
        )
      }
    </LoadState>
  );
}
