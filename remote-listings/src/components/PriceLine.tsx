import type { Price } from '@anunturi/shared-domain/listing/price';
import { toPriceTexts } from '#domain/priceTexts';
import classes from './PriceLine.module.css';

/** The price of a listing, read at a glance. */
export function PriceLine({ price, large }: { price: Price; large?: boolean }) {
  const { prefix, value, unit } = toPriceTexts(price);
  return (
    <p className={classes.price} data-large={large || undefined}>
      {prefix && <span className={classes.small}>{prefix} </span>}
      {value}
      {unit && <span className={classes.small}> {unit}</span>}
      {price.negotiable && price.unit !== 'onRequest' && (
        <span className={classes.note}> negociabil</span>
      )}
    </p>
  );
}
