import {
  isValidVin,
  normalizeVin,
  vinControlDigitFits,
} from '@anunturi/shared-domain/validators/vin';

const CONTROL_DIGIT_MARKETS = /^[1-5]/; // built for North America, where the ninth character must fit

/** What is odd about a typed VIN, in words; null when nothing is. Only a remark: the listing can be published with it. */
export function toVinRemark(text: string, nonStandard: boolean): string | null {
  const vin = normalizeVin(text);
  if (vin === '' || nonStandard) return null;
  if (/[IOQ]/.test(vin))
    return 'Un VIN nu conține literele I, O și Q. Verificați dacă nu sunt cifrele 1 și 0.';
  if (vin.length !== 17)
    return `Un VIN are 17 caractere; aici sunt ${vin.length}. Pentru vehicule de dinainte de 1981 bifați „VIN nestandard”.`;
  if (!isValidVin(vin)) return 'VIN-ul are numai litere și cifre.';
  return CONTROL_DIGIT_MARKETS.test(vin) && !vinControlDigitFits(vin)
    ? 'Cifra de control nu se potrivește. Verificați seria din certificatul de înmatriculare.'
    : null;
}
