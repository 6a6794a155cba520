import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { type ListingStatus, statusLabel } from '@anunturi/shared-domain/listing/listingStatus';
import { Badge, type Tone } from '@anunturi/shared-ui/display/Badge';

const tones: Partial<Record<ListingStatus, Tone>> = {
  active: 'good',
  pending: 'warn',
  rejected: 'bad',
  sold: 'brand',
};

/** Where a listing stands, in a word. */
export function StatusBadge(listing: Pick<Listing, 'status' | 'removed' | 'changes'>) {
  const { status } = listing;
  return <Badge tone={tones[status] ?? 'neutral'}>{statusLabel(status, listing)}</Badge>;
}
