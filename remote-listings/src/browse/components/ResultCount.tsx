import { plural } from '@anunturi/shared-domain/formats/plural';
import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import { Info } from '@anunturi/shared-ui/icons/Info';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { useState } from 'react';
import classes from './ResultCount.module.css';

const OrderReason = lazyComponent(() =>
  import(/* webpackChunkName: "activeFilters" */ './OrderReason').then((file) => file.OrderReason),
);

/** How many listings answer (nothing until it is known), and why they stand in this order. */
export function ResultCount({ total, sort }: { total: number | undefined; sort: ListingSort }) {
  const [isAsked, ask] = useState(false);
  return (
    <>
      <p role="status" className={classes.count}>
        {total === undefined ? ' ' : plural(total, 'anunț', 'anunțuri')}
      </p>
      <details className={classes.why} onToggle={(event) => ask(event.currentTarget.open)}>
        <summary title="De ce în ordinea asta?">
          <span className={classes.words}>De ce în ordinea asta?</span>
          <span className={classes.sign}>
            <Info size={20} />
          </span>
        </summary>
        <p className={classes.reason}>{isAsked && <OrderReason sort={sort} />}</p>
      </details>
    </>
  );
}
