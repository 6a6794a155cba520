import { useState } from 'react';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { VehiclePoint } from '@anunturi/shared-domain/listing/vehiclePoint';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import type { VehicleDetail } from '#domain/listingDetail';
import { readVehicleHistory } from '../data/readVehicleHistory';
import { forSale } from '../domain/forSale';
import { mileageDrops } from '../domain/mileageDrops';
import { PriceHistory } from './PriceHistory';
import classes from './VehicleHistory.module.css';

/** How long a vehicle is for sale, its prices, and on demand what other listings here said of it. */
export function VehicleHistory({ listing, nowMs }: { listing: VehicleDetail; nowMs: number }) {
  const [isAsked, setAsked] = useState(false);
  const { vehicle } = listing;
  const hasVin = vehicle.shape !== 'part' && Boolean(vehicle.vin) && !vehicle.vinNonStandard;
  return (
    <div className={classes.history}>
      {listing.publishedAt !== undefined && (
        <p>{forSale(listing.publishedAt, listing.status === 'active' ? nowMs : undefined)}</p>
      )}
      {listing.priceChanges > 0 && (
        <section>
          <h3>Prețul</h3>
          <PriceHistory listing={listing} />
        </section>
      )}
      {!hasVin && (
        <p className={classes.note}>
          Anunțul nu spune seria de șasiu (VIN), așa că nu poate fi comparat cu alte anunțuri de
          aici.
        </p>
      )}
      {hasVin && !isAsked && (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Kilometrii din alte anunțuri ale mașinii
        </Button>
      )}
      {isAsked && <Points listingId={listing.id} />}
    </div>
  );
}

function Points({ listingId }: { listingId: string }) {
  const found = useLoad(`vehicleHistory:${listingId}`, () => readVehicleHistory(listingId));
  return (
    <LoadState of={found} skeleton={<Skeleton lines={2} />}>
      {(points) => <Found points={points} />}
    </LoadState>
  );
}

function Found({ points }: { points: readonly VehiclePoint[] }) {
  const drops = mileageDrops(points);
  if (points.length < 2)
    return (
      <p role="status">Aici mașina nu a mai fost în alt anunț public cu aceeași serie de șasiu.</p>
    );
  return (
    <>
      {drops.includes(true) && (
        <Notice tone="warn" role="status" title="Kilometrii scad">
          Un anunț mai nou spune mai puțini kilometri decât unul mai vechi. Întrebați vânzătorul și
          cereți certificatul RAR Auto-Pass.
        </Notice>
      )}
      <ol className={classes.list}>
        {points.map(({ atMs, mileageKm, priceLei, isThis }, at) => (
          <li key={atMs} data-drop={drops[at]}>
            <span>{formatDate(atMs)}</span>
            <strong>
              {mileageKm === undefined ? 'kilometri nespuși' : `${formatNumber(mileageKm)} km`}
            </strong>
            <span>{formatMoney(priceLei, 'RON')}</span>
            <span className={classes.note}>{isThis ? 'acest anunț' : 'alt anunț'}</span>
          </li>
        ))}
      </ol>
      <p className={classes.note}>
        Ce au scris vânzătorii, nu ce arată bordul. Seria de șasiu o poate scrie oricine;
        verificați-o pe mașină.
      </p>
    </>
  );
}
