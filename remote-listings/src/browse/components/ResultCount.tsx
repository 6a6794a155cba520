import { plural } from '@anunturi/shared-domain/formats/plural';
import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import { orderReasons } from '../domain/orderReasons';
import classes from './ResultCount.module.css';

/** How many listings answer (nothing until it is known), and why they stand in this order. */
export function ResultCount({ total, sort }: { total: number | undefined; sort: ListingSort }) {
  return (
    <>
      <p role="status" className={classes.count}>
        {total === undefined ? ' ' : plural(total, 'anunț', 'anunțuri')}
      </p>
      <details className={classes.why}>
        <summary>De ce în ordinea asta?</summary>
        <p className={classes.reason}>{orderReasons[sort]}</p>
      </details>
    </>
  );
}
