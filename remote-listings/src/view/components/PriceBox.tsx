import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import type { ListingDetail } from '#domain/listingDetail';
import { formatApproximate, formatLikeListing } from '#domain/approximate';
import { dropPercent } from '@anunturi/shared-domain/listing/priceTexts';
import { usePriceHistory } from '#data/useListing';
import { PriceLine } from '#components/PriceLine';
import { PriceVerdict } from './PriceVerdict';
import classes from './PriceBox.module.css';

/** What it costs, and what it did before. */
export function PriceBox({ listing, isActive }: { listing: ListingDetail; isActive: boolean }) {
  const drop = dropPercent(listing);
  return (
    <div className={classes.box}>
      <PriceLine price={listing.price} large />
      {listing.price.currency === 'EUR' && (
        <p className={classes.lei}>{formatApproximate(listing.priceLei, 'RON')}</p>
      )}
      {isActive && <PriceVerdict listing={listing} />}
      {drop > 0 && (
        <p className={classes.drop}>
          <Badge tone="accent">Preț redus cu {drop} %</Badge> <AtPublication listing={listing} />
        </p>
      )}
    </div>
  );
}

/** What was asked at publication, as it was asked; from the amount in lei where the history does not reach so far. */
function AtPublication({ listing }: { listing: ListingDetail }) {
  const history = usePriceHistory(listing);
  const first =
    history.state === 'ready' && history.value.length > listing.priceChanges
      ? history.value[0]
      : undefined;
  return (
    <s className={classes.before}>
      {first
        ? formatMoney(first.amountMinor / 100, first.currency)
        : formatLikeListing(listing.previousPriceLei!, listing)}
    </s>
  );
}
