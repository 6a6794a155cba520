import { FactList } from '@anunturi/shared-ui/display/FactList';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import type { ListingDetail } from '../../domain/listingDetail';
import type { Description } from '../data/describeListing';
import { toFactGroups } from '../domain/factGroups';
import classes from './TechnicalData.module.css';

/** All that is known: a vehicle's data folded by group, the first one open; a service's and a part's in one table. */
export function TechnicalData({
  listing,
  description: { facts, equipment },
}: {
  listing: ListingDetail;
  description: Description;
}) {
  if (listing.kind === 'service' || listing.vehicle.shape === 'part')
    return (
      <section className={classes.section}>
        <h2>Date {listing.kind === 'vehicle' ? 'tehnice' : 'despre serviciu'}</h2>
        <FactList facts={facts} />
      </section>
    );
  const count = equipment.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section className={classes.section}>
      <h2>Date tehnice</h2>
      {toFactGroups(facts).map((group, at) => (
        <Disclosure key={group.title} open={at === 0} summary={group.title}>
          <FactList facts={group.facts} />
        </Disclosure>
      ))}
      {count > 0 && (
        <Disclosure summary={`Dotări (${count})`}>
          <div className={classes.equipment}>
            {equipment.map(({ group, label, items }) => (
              <div key={group}>
                <h3 className={classes.group}>{label}</h3>
                <ul className={classes.items}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  );
}
