import { type SellerType, sellerTypes } from '@anunturi/shared-domain/listing/vehicleFields';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import type { Seller } from '#data/readSeller';

/** Private or firm; of a firm, whether an administrator has confirmed it. */
export function SellerBadge({ type, profile }: { type: SellerType; profile: Seller | null }) {
  if (type === 'private') return <Badge>{sellerTypes.private}</Badge>;
  const isConfirmed = profile?.companyConfirmed === true;
  return (
    <>
      <Badge tone={isConfirmed ? 'brand' : 'neutral'}>
        {isConfirmed ? 'Firmă · confirmată' : 'Firmă · declarată'}
      </Badge>
      {profile?.companyCui && <span>CUI {profile.companyCui}</span>}
    </>
  );
}
