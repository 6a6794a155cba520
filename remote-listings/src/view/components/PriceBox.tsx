import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import type { ListingDetail } from '../../domain/listingDetail';
import { dropPercent } from '../../domain/priceTexts';
import { PriceLine } from '../../components/PriceLine';
import { TaxEstimate } from './TaxEstimate';
import classes from './PriceBox.module.css';

/** What it costs, now and each year. */
export function PriceBox({ listing, nowMs }: { listing: ListingDetail; nowMs: number }) {
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
      {listing.kind === 'vehicle' && <TaxEstimate listing={listing} nowMs={nowMs} />}
    </div>
  );
}
