import { FactList } from '@anunturi/shared-ui/display/FactList';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import type { Description } from '#data/describeListing';
import type { ListingDetail } from '#domain/listingDetail';
import { toFactGroups } from '../domain/factGroups';
import classes from './TechnicalData.module.css';

/** All that is known: a vehicle's data folded by group, the first one open; a service's and a part's in one table. */
export function TechnicalData({
  listing,
  description,
}: {
  listing: ListingDetail;
  description: Loadable<Description>;
}) {
  const isOneTable = listing.kind === 'service' || listing.vehicle.shape === 'part';
  return (
    <section className={classes.section}>
      <h2>Date {listing.kind === 'vehicle' ? 'tehnice' : 'despre serviciu'}</h2>
      <LoadState of={description}>
        {(value) => (isOneTable ? <FactList facts={value.facts} /> : <Groups of={value} />)}
      </LoadState>
    </section>
  );
}

function Groups({ of: { facts, equipment } }: { of: Description }) {
  const count = equipment.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
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
    </>
  );
}
