import { fuels } from '@anunturi/shared-domain/listing/vehicleFields';
import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { formatPlate, isValidPlate } from '@anunturi/shared-domain/validators/plate';
import { isValidVin } from '@anunturi/shared-domain/validators/vin';
import type { Values } from '../documentTypes';

/** A one is often read as a small letter. */
const ONE = '[1lIi]';
/** Codes of a registration certificate (Directive 1999/37/EC, annex I) that the documents ask for, or that end what stands before. */
const CODES = new RegExp(
  `(?:^|[\\s|(])\\(?(A|B|C[.,]?(?:${ONE}|[234])(?:[.,]?(?:${ONE}|[23]))?|D[.,]?(?:${ONE}|[23])|E|F[.,]?(?:${ONE}|[23])|G|H|I|J|K|L|O\\.[12]|P[.,]?(?:${ONE}|[235])|Q|R|S[.,]?(?:${ONE}|2)|T|U[.,]?(?:${ONE}|[23])|V[.,]?[1-9]|X|Y|Z)[).:;,]*(?=\\s|$)`,
  'g',
);

const fuelWords: readonly (readonly [RegExp, string])[] = [
  [/plug|hibrid.*(?:reincarc|extern)/, fuels.pluginHybrid],
  [/electric.*(?:benzin|motorin)|(?:benzin|motorin).*electric|hibrid/, fuels.hybrid],
  [/benzin.*gpl|gpl/, fuels.lpg],
  [/benzin/, fuels.petrol],
  [/motorin|diesel/, fuels.diesel],
  [/electric/, fuels.electric],
  [/cng|gnc|gaz natural/, fuels.cng],
];

/** What no VIN has is what it was mistaken for. */
const asVin = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('I', '1')
    .replace(/[OQ]/g, '0');
/** Letters that stand for digits in a number. */
const asNumber = (text: string) =>
  /\d{1,5}(?=[.,]\d{1,2}\b|\D|$)/.exec(
    text.replace(/(?<=\d)[oO](?=\d|\b)/g, '0').replace(/(?<=\d)[lI](?=\d|\b)/g, '1'),
  )?.[0];
const tidy = (text: string) =>
  text
    .replace(/[|_~*"„”]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:;()-]+|[\s.,:;(-]+$/g, '')
    .trim();

/** What stands behind each code, by the code without its dots; the first of two of one code. */
function valuesByCode(rows: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const row of rows) {
    const found = [...row.matchAll(CODES)];
    let last = '';
    for (const [at, match] of found.entries()) {
      const read = match[1]!.replace(/[.,]/g, '').replace(/(?<=.)[lIi]/g, '1');
      const code = last === 'P1' && read === 'F2' ? 'P2' : read; // it stands nowhere else
      last = code;
      const value = tidy(row.slice(match.index + match[0].length, found[at + 1]?.index));
      if (value && !values.has(code)) values.set(code, value);
    }
  }
  return values;
}

/**
 * What the rows of a registration certificate (talon) say of a vehicle, as answers by the names of fields. What is not of the
 * form that it must have (plate, VIN, numbers) is left out.
 */
export function readRegistration(rows: readonly string[]): Values {
  const values = valuesByCode(rows);
  const vin = [values.get('E') ?? '', ...rows.flatMap((row) => row.split(/\s+/))]
    .map(asVin)
    .find((text) => isValidVin(text) && /\d{4}$/.test(text));
  const plate = [values.get('A') ?? '', ...rows]
    .flatMap((text) => text.toUpperCase().match(/\b[A-Z]{1,2}[\s-]?\d{2,3}[\s-]?[A-Z]{3}\b/g) ?? [])
    .find(isValidPlate);
  const fuelText = foldDiacritics(values.get('P3') ?? '');
  const fuel = fuelWords.find(([words]) => words.test(fuelText))?.[1];
  const isTrailer = /^[O0]\d?/.test(values.get('J') ?? '');
  const type = tidy([values.get('D2'), values.get('D3')].filter(Boolean).join(' '));
  const answers: Record<string, string | undefined> = {
    v_make: values.get('D1'),
    v_type: type,
    v_vin: vin,
    v_plate: plate && formatPlate(plate),
    v_cm3: asNumber(values.get('P1') ?? ''),
    v_kw: asNumber(values.get('P2') ?? ''),
    v_fuel: fuel,
    v_co2: asNumber(values.get('V7') ?? ''),
    v_mass: isTrailer ? asNumber(values.get('F1') ?? '') : undefined,
  };
  return given(answers);
}

/** The answers that were found. */
export const given = (answers: Record<string, string | undefined>): Values =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
