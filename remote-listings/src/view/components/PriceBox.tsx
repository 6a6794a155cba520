import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import type { ListingDetail } from '../../domain/listingDetail';
import { dropPercent } from '../../domain/priceTexts';
import { PriceLine } from '../../components/PriceLine';
import classes from './PriceBox.module.css';

/** What it costs, and what it did before. */
export function PriceBox({ listing }: { listing: ListingDetail }) {
  const drop = dropPercent(listing);
  return (
    <div className={classes.box}>
      <PriceLine price={listing.price} large />
      {listing.price.currency === 'EUR' && (
        <p className={classes.lei}>aproximativ {formatLei(listing.priceLei)}</p>
      )}
      {drop > 0 && (
        <p className={classes.drop}>
          <Badge tone="accent">Preț redus cu {drop} %</Badge>{' '}
          <s className={classes.before}>{formatLei(listing.previousPriceLei!)}</s>
        </p>
      )}
    </div>
  );
}
