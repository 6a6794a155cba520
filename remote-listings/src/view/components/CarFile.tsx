import { type ReactNode, useState } from 'react';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import type { VehicleDetail } from '#domain/listingDetail';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import classes from './CarFile.module.css';
import page from './ListingPage.module.css';

const VehicleHistory = lazyComponent(() =>
  import(/* webpackChunkName: "car-file" */ './VehicleHistory').then((file) => file.VehicleHistory),
);
const KeepingCost = lazyComponent(() =>
  import(/* webpackChunkName: "car-file" */ './KeepingCost').then((file) => file.KeepingCost),
);
const Proofs = lazyComponent(() =>
  import(/* webpackChunkName: "car-file" */ './Proofs').then((file) => file.Proofs),
);
type Props = { listing: VehicleDetail; nowMs: number };

/** What a buyer asks of a car beside its data; each part is downloaded when it is opened. */
export function CarFile(props: Props) {
  return (
    <section className={joinClasses(page.section, classes.file)}>
      <h2>Dosarul mașinii</h2>
      {props.listing.proofs && (
        <Part summary={`Dovezi de la vânzător (${props.listing.proofs.length})`}>
          <Proofs {...props} fallback={<Skeleton lines={2} />} />
        </Part>
      )}
      <Part summary={historySummary(props.listing.priceChanges)}>
        <VehicleHistory {...props} fallback={<Skeleton lines={2} />} />
      </Part>
      <Part summary="Cât costă păstrarea pe 12 luni">
        <KeepingCost {...props} fallback={<Skeleton lines={6} />} />
      </Part>
    </section>
  );
}

const historySummary = (priceChanges: number) =>
  priceChanges > 0
    ? `Istoric (${plural(priceChanges, 'schimbare de preț', 'schimbări de preț')})`
    : 'Istoric';

function Part({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={summary} onToggle={(event) => event.currentTarget.open && setOpen(true)}>
      {isOpen && children}
    </Disclosure>
  );
}
