import { formatIsoDay, toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { type Proof, proofKinds } from '@anunturi/shared-domain/listing/proof';
import { proofDoubts } from '@anunturi/shared-domain/listing/proofDoubts';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { VehicleDetail } from '#domain/listingDetail';
import classes from './Proofs.module.css';

/** What the seller's proofs say, who has seen them, and what of it contradicts the listing. */
export function Proofs({ listing, nowMs }: { listing: VehicleDetail; nowMs: number }) {
  const { vehicle } = listing;
  const said = vehicle.shape === 'part' ? {} : vehicle;
  return (
    <div className={classes.proofs}>
      <ul className={classes.list}>
        {listing.proofs?.map((proof) => (
          <li key={proof.id}>
            <strong>{proofKinds[proof.kind]}</strong>
            <p>{factsOf(proof)}</p>
            <p className={classes.note}>văzut de noi: nu · atașat de vânzător: da</p>
            {proofDoubts(said, proof, toIsoDay(nowMs)).map((doubt) => (
              <Notice key={doubt} tone="warn">
                {doubt}
              </Notice>
            ))}
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        Originalele sunt la vânzător. Cereți-i să vi le arate și verificați certificatul RAR
        Auto-Pass pe site-ul RAR, după seria de șasiu.
      </p>
    </div>
  );
}

const factsOf = ({ day, mileageKm, vinEnd, year }: Proof) =>
  [
    `din ${formatIsoDay(day)}`,
    mileageKm !== undefined && `${formatNumber(mileageKm)} km`,
    year !== undefined && `anul ${year}`,
    vinEnd && `seria se termină în ${vinEnd}`,
  ]
    .filter(Boolean)
    .join(' · ');
