import type { ServiceListing, VehicleListing } from '@anunturi/shared-domain/listing/listing';
import { toShownStatus } from '@anunturi/shared-domain/listing/listingExpiry';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import type { PlainDates } from '@anunturi/shared-domain/site/plainDates';

type Shown<T> = Omit<PlainDates<T>, 'searchTokens' | 'bands'>;
export type VehicleDetail = Shown<VehicleListing>;
type ServiceDetail = Shown<ServiceListing>;
/** A listing as its page shows it: plain JSON, moments in milliseconds. */
export type ListingDetail = VehicleDetail | ServiceDetail;

/** The status to show at a moment: an active listing whose time has run out is expired. */
export function shownStatusOf(
  listing: Pick<ListingDetail, 'status' | 'expiresAt'>,
  nowMs: number,
): ListingStatus {
  return toShownStatus(
    {
      status: listing.status,
      expiresAt: listing.expiresAt === undefined ? undefined : new Date(listing.expiresAt),
    },
    new Date(nowMs),
  );
}
