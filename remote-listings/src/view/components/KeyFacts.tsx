import type { ListingFact } from '@anunturi/shared-domain/listing/listingFacts';
import { toKeyFacts } from '../domain/keyFacts';
import classes from './KeyFacts.module.css';

/** The facts that a buyer asks first, read at a glance under the price. */
export function KeyFacts({ facts }: { facts: readonly ListingFact[] }) {
  return (
    <dl aria-label="Pe scurt" className={classes.facts}>
      {toKeyFacts(facts).map(({ name, label, value }) => (
        <div key={name} className={classes.fact}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
