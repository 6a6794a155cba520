import { addDays, formatIsoDay } from '../formats/formatDate';
import { formatNumber } from '../formats/formatNumber';
import type { ProofFacts } from './proof';

/** Days for which a RAR Auto-Pass certificate holds. Source: OMTI 210/2024, read second-hand. */
const AUTO_PASS_DAYS = 60;

/** What a listing says that a proof may contradict. */
export type SaidOfVehicle = {
  vin?: string | undefined;
  vinNonStandard?: boolean | undefined;
  year?: number | undefined;
  mileageKm?: number | undefined;
};

/** Where a proof says another thing than the listing, and whether it is out of date; in words for seller and buyer alike. */
export function proofDoubts(said: SaidOfVehicle, proof: ProofFacts, today: string): string[] {
  const { vin, vinNonStandard, year, mileageKm } = said;
  const doubts: string[] = [];
  if (vin && !vinNonStandard && proof.vinEnd && !vin.endsWith(proof.vinEnd))
    doubts.push('Dovada este a altei mașini: seria de șasiu nu se termină ca în anunț.');
  if (year !== undefined && proof.year !== undefined && proof.year !== year)
    doubts.push(`Dovada spune anul ${proof.year}, iar anunțul ${year}.`);
  if (mileageKm !== undefined && proof.mileageKm !== undefined && proof.mileageKm > mileageKm)
    doubts.push(
      `Dovada spune ${formatNumber(proof.mileageKm)} km, iar anunțul mai puțini: ${formatNumber(mileageKm)} km.`,
    );
  const lastDay = addDays(proof.day, AUTO_PASS_DAYS);
  if (proof.kind === 'autoPass' && lastDay < today)
    doubts.push(
      `Certificatul are peste ${AUTO_PASS_DAYS} de zile: a fost valabil până la ${formatIsoDay(lastDay)}.`,
    );
  return doubts;
}
