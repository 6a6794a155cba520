import {
  type ListingStatus,
  listingStatusLabels,
} from '@anunturi/shared-domain/listing/listingStatus';
import { Badge, type Tone } from '@anunturi/shared-ui/display/Badge';

const tones: Partial<Record<ListingStatus, Tone>> = {
  active: 'good',
  pending: 'warn',
  rejected: 'bad',
  sold: 'brand',
};

/** Where a listing stands, in a word. */
export function StatusBadge({ status }: { status: ListingStatus }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{listingStatusLabels[status]}</Badge>;
}
