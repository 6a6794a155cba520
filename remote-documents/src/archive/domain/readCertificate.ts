import { isIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import type { ProofFacts } from '@anunturi/shared-domain/listing/proof';
import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';

/** Certificates name the vehicle's first registration and other days beside their own: the one after such a word is meant. */
const DAY_WORDS =
  /(?:data (?:emiterii|eliberarii|certificatului)|emis la(?: data de)?|eliberat la|din data(?: de)?|data)/;

function toDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(iso) ? iso : undefined;
}

/**
 * What the text of a certificate or an invoice says of a vehicle, as far as it is found: the end of the VIN, the year of
 * manufacture, the kilometres and the day. What is not sure is left for the person to type.
 */
export function readCertificate(text: string): Partial<Omit<ProofFacts, 'kind'>> {
  const plain = foldDiacritics(text).toLowerCase().replace(/\s+/g, ' ');
  const vins = new Set(
    plain
      .toUpperCase()
      .match(/\b[A-HJ-NPR-Z0-9]{17}\b/g)
      ?.filter((each) => /\d/.test(each) && /[A-Z]/.test(each)),
  );
  const [vin] = vins;
  const [, year] =
    /\ban(?:ul)?(?: de)? ?(?:fabricatiei|fabricatie|constructiei)\D{0,12}((?:19|20)\d{2})\b/.exec(
      plain,
    ) ?? [];
  const [, before, after] =
    /(?:kilometraj|rulaj|odometru|km parcursi|indicatie bord)\D{0,30}?(\d{1,3}(?:[ .]\d{3})+|\d{1,7})\b|\b(\d{1,3}(?:[ .]\d{3})+|\d{3,7}) ?km\b/.exec(
      plain,
    ) ?? [];
  const km = Number((before ?? after ?? '').replace(/\D/g, ''));
  const named = new RegExp(`${DAY_WORDS.source}\\D{0,15}(\\d{1,2}[./-]\\d{1,2}[./-]\\d{4})`).exec(
    plain,
  )?.[1];
  const day = named && toDay(named);
  return {
    ...(vins.size === 1 && { vinEnd: vin!.slice(-6) }),
    ...(year && { year: Number(year) }),
    ...((before ?? after) && { mileageKm: km }),
    ...(day && { day }),
  };
}
