import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { formatLongDate } from '@anunturi/shared-domain/formats/formatDate';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { ListingDetail } from '#domain/listingDetail';

/** Says that a listing is sold or has expired; its page stays, with similar ones below. */
export function StatusNotice({
  status,
  listing,
  isOwn,
}: {
  status: ListingStatus;
  listing: ListingDetail;
  isOwn: boolean;
}) {
  if (isOwn || status === 'active') return null;
  if (status === 'sold') {
    return (
      <Notice
        tone="warn"
        title={
          listing.kind === 'vehicle'
            ? 'Acest anunț s-a încheiat: bunul a fost vândut'
            : 'Acest anunț s-a încheiat: serviciul nu mai este oferit'
        }
      >
        {listing.soldAt !== undefined && `Încheiat la ${formatLongDate(listing.soldAt)}. `}
        <a href="#similare">Vedeți anunțuri asemănătoare</a>
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title="Acest anunț a expirat">
      Vânzătorul nu l-a prelungit; este posibil ca oferta să nu mai fie valabilă.{' '}
      <a href="#similare">Vedeți anunțuri asemănătoare</a>
    </Notice>
  );
}
