import { Badge } from '@anunturi/shared-ui/display/Badge';
import { usePricePosition } from '#data/useListing';
import type { ListingDetail } from '#domain/listingDetail';
import { formatUsualPrices, pricePositionTexts } from '#domain/pricePositionTexts';
import classes from './PriceVerdict.module.css';

/** Where the price stands among comparable active listings, with the way to what it is compared with; silent below twelve. */
export function PriceVerdict({ listing }: { listing: ListingDetail }) {
  const loaded = usePricePosition(listing);
  const position = loaded.state === 'ready' ? loaded.value : null;
  if (!position) return null;
  const { title, tone } = pricePositionTexts[position.position];
  return (
    <p className={classes.verdict}>
      <Badge tone={tone}>{title}</Badge>{' '}
      <a href="#similare" className={classes.usual}>
        De obicei {formatUsualPrices(position, listing)}
      </a>
    </p>
  );
}
