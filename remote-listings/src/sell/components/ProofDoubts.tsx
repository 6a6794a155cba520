import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import type { Proof } from '@anunturi/shared-domain/listing/proof';
import { proofDoubts } from '@anunturi/shared-domain/listing/proofDoubts';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SellForm } from '#domain/sell-form/sellForm';

const whole = (text: string) => (text.trim() ? Number(text.replace(/[\s.]/g, '')) : undefined);

/** Where the proofs at a listing say another thing than its form as it is typed now: buyers see the same. */
export function ProofDoubts({ proofs }: { proofs: readonly Proof[] }) {
  const { vin, vinNonStandard, year, mileageKm } = useWatch<SellForm>() as SellForm;
  const [today] = useState(() => toIsoDay(Date.now()));
  const said = {
    vin: vin.trim().toUpperCase(),
    vinNonStandard,
    year: whole(year),
    mileageKm: whole(mileageKm),
  };
  const doubts = proofs.flatMap((proof) => proofDoubts(said, proof, today));
  if (doubts.length === 0) return null;
  return (
    <Notice tone="warn" role="status" title="Dovezile atașate și anunțul nu spun același lucru">
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      Cumpărătorii văd nepotrivirile lângă dovezi.
    </Notice>
  );
}
