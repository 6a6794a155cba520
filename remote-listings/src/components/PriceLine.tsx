import type { Price } from '@anunturi/shared-domain/listing/price';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { pricePositionTexts } from '#domain/pricePositionTexts';
import { toPriceTexts } from '@anunturi/shared-domain/listing/priceTexts';
import classes from './PriceLine.module.css';

/** The price of a listing, read at a glance; on a card with where it stands among comparable ones, where that is known. */
export function PriceLine({
  price,
  position,
  large,
}: {
  price: Price;
  position?: ListingCard['pricePosition'];
  large?: boolean;
}) {
  const { prefix, value, unit } = toPriceTexts(price);
  return (
    <p className={classes.price} data-large={large || undefined}>
      {prefix && <span className={classes.small}>{prefix} </span>}
      {value}
      {unit && <span className={classes.small}> {unit}</span>}
      {price.negotiable && price.unit !== 'onRequest' && (
        <span className={classes.note}> negociabil</span>
      )}
      {position && (
        <span className={classes.position} data-tone={pricePositionTexts[position].tone}>
          {' '}
          {pricePositionTexts[position].label}
        </span>
      )}
    </p>
  );
}
