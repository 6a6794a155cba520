import { carMakes } from '@anunturi/shared-domain/listing/carMakes';
import { emissionNorms, fuels } from '@anunturi/shared-domain/listing/vehicleFields';
import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { formatPlate, isValidPlate } from '@anunturi/shared-domain/validators/plate';
import { isValidVin, vinControlDigitFits } from '@anunturi/shared-domain/validators/vin';
import { asDigits } from './asDigits';
import { type Found, found } from './found';
import { registrationCells } from './registrationCells';

const fuelWords: readonly (readonly [RegExp, string])[] = [
  [/plug|hibrid.*(?:reincarc|extern)/, fuels.pluginHybrid],
  [/electric.*(?:benzin|motorin)|(?:benzin|motorin).*electric|hibrid/, fuels.hybrid],
  [/benzin.*gpl|\bgpl\b/, fuels.lpg],
  [/benzin/, fuels.petrol],
  [/motorin|diesel/, fuels.diesel],
  [/electric/, fuels.electric],
  [/\bcng\b|\bgnc\b|gaz natural/, fuels.cng],
];
const FUEL = /\S*(?:benzin|motorin|diesel|electric|hibrid|\bgpl\b|\bcng\b|\bgnc\b|gaz natural)\S*/i;

/** What no VIN has is what it was mistaken for. */
const asVin = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('I', '1')
    .replace(/[OQ]/g, '0');

/** The whole number that a text begins with, between two limits. */
function numberIn(
  text: string | undefined,
  least: number,
  most: number,
): Found[string] | undefined {
  const [first = ''] = (text ?? '').split(' ');
  const [digits] = /^\d+(?=[.,]\d{1,2}$|$)/.exec(/\d/.test(first) ? asDigits(first) : first) ?? [];
  const isFitting = digits !== undefined && Number(digits) >= least && Number(digits) <= most;
  return isFitting ? { value: String(Number(digits)), from: first } : undefined;
}

function findVin(cell: string, rows: readonly string[]): Found[string] | undefined {
  const texts = [cell, cell.replaceAll(' ', ''), ...rows.flatMap((row) => row.split(/\s+/))];
  for (const from of texts) {
    const value = asVin(from);
    if (isVin(value)) return { value, from, isChecked: vinControlDigitFits(value) };
    // One sign that is read as two, of which no VIN has the other.
    const once = asVin(from.replace(/1[Il]|[Il]1/, '1').replace(/0[OQ]|[OQ]0/, '0'));
    if (isVin(once)) return { value: once, from: '' };
  }
  return undefined;
}
const isVin = (text: string) => isValidVin(text) && /\d{4}$/.test(text);

function findPlate(cell: string | undefined, rows: readonly string[]): Found[string] | undefined {
  for (const text of [cell ?? '', ...rows])
    for (const [from, county = '', digits = '', letters = ''] of text
      .toUpperCase()
      .matchAll(
        /(?<![A-Z0-9])([A-Z]{1,2}|8)[\s-]*([0-9OISBZ]{2,3})[\s-]*([A-Z]{3})(?![A-Z0-9])/g,
      )) {
      const plate = `${county === '8' ? 'B' : county}${asDigits(digits)}${letters}`;
      if (isValidPlate(plate)) return { value: formatPlate(plate), from };
    }
  return undefined;
}

const makes = carMakes.map(({ name }) => ({ name, folded: foldDiacritics(name).toUpperCase() }));

/** The make as the certificate writes it; one that is known counts wherever it stands. */
function findMake(cell: string | undefined, rows: readonly string[]): Found[string] | undefined {
  const isAt = (text: string, make: string) =>
    ` ${foldDiacritics(text).toUpperCase()} `.includes(` ${make} `);
  for (const text of [cell ?? '', ...rows.map((row) => row.replaceAll('\t', ' '))]) {
    const make = makes.find(({ folded }) => folded.length > 2 && isAt(text, folded));
    if (make) return { value: make.folded, from: make.folded };
  }
  return cell && /\p{L}{2}/u.test(cell) ? { value: cell, from: cell } : undefined;
}

function findFuel(cell: string | undefined, rows: readonly string[]): Found[string] | undefined {
  const [from] =
    FUEL.exec(foldDiacritics(cell ?? '')) ?? FUEL.exec(foldDiacritics(rows.join(' '))) ?? [];
  const fuel = from && fuelWords.find(([words]) => words.test(from))?.[1];
  // A word that is one of seven was hardly mistaken for another.
  return fuel ? { value: fuel, isChecked: true } : undefined;
}

function findNorm(rows: readonly string[]): Found[string] | undefined {
  const [from, step = ''] = /\bEUR[O0]\s?([1-6SIB])\b/i.exec(rows.join(' ')) ?? [];
  const norm = Object.values(emissionNorms).find((each) => each.endsWith(` ${asDigits(step)}`));
  return from && norm ? { value: norm, from: /\d/.test(step) ? from : '' } : undefined;
}

/** A colour is written in one word, or with the word for metallic paint. */
const findColour = (cell: string | undefined): Found[string] | undefined => {
  const [from] = /^\p{L}{3,}(?: METAL\S*)?$/u.exec(cell ?? '') ?? [];
  return from ? { value: from.toLowerCase(), from } : undefined;
};

/**
 * What the rows of a registration certificate (talon) say of a vehicle, by the names of fields. What is not of the form that it
 * must have (plate, VIN, numbers) is left out.
 */
export function readRegistration(rows: readonly string[]): Found {
  const cells = registrationCells(rows);
  const type = [cells.get('D2'), cells.get('D3')].filter(Boolean).join(' ');
  return found({
    v_make: findMake(cells.get('D1'), rows),
    // A code of letters and digits that nothing checks is compared by the person.
    v_type: type ? { value: type, from: '' } : undefined,
    v_vin: findVin(cells.get('E') ?? '', rows),
    v_plate: findPlate(cells.get('A'), rows),
    v_cm3: numberIn(cells.get('P1'), 20, 30_000),
    v_kw: numberIn(cells.get('P2'), 1, 1500),
    v_fuel: findFuel(cells.get('P3'), rows),
    v_co2: numberIn(cells.get('V7'), 1, 999),
    v_norm: findNorm(rows),
    v_mass: numberIn(cells.get('F1'), 100, 60_000),
    v_color: findColour(cells.get('R')),
  });
}
