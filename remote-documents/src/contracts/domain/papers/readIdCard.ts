import { foldDiacritics, toCommaBelow } from '@anunturi/shared-domain/formats/romanianText';
import { isValidCnp } from '@anunturi/shared-domain/validators/cnp';
import { countyPlates } from '../countyPlates';
import { type Found, found, known } from './found';
import { asDigits } from './asDigits';
import { GAP } from './paperRows';

function findCnp(rows: readonly string[]): string | undefined {
  return rows
    .flatMap(
      (row) =>
        row.replace(/(?<=\d)\s(?=\d)/g, '').match(/(?<![0-9A-Z])[0-9OQDILSBZ]{13}(?![0-9A-Z])/gi) ??
        [],
    )
    .map(asDigits)
    .find(isValidCnp);
}

/** Values of letters and digits in the lines for machines (ICAO 9303, part 3). */
function valueOf(sign: string): number {
  if (sign === '<') return 0;
  return /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55;
}
const controlDigit = (text: string) =>
  String([...text].reduce((sum, sign, at) => sum + valueOf(sign) * [7, 3, 1][at % 3]!, 0) % 10);

type Machine = { series?: string; number?: string; name?: string };

/** What the two lines for machines say; series and number only with their control digit. */
function readMachineLines(rows: readonly string[]): Machine {
  const lines = rows.map((row) => row.toUpperCase().replace(/[\s]/g, '').replace(/[«‹(]/g, '<'));
  const [, last = '', first = ''] =
    lines
      .map((line) => /^[I1LT]D?R[O0]U([A-Z]+(?:<[A-Z]+)*)<<([A-Z<]+)/.exec(line))
      .find(Boolean) ?? [];
  const name = [last.replaceAll('<', '-'), first.replace(/<+$/, '').replace(/<+/g, '-')]
    .filter(Boolean)
    .join(' ');
  const number = lines
    .map((line) => /^([A-Z]{2})([0-9OILSBZ]{6})<([0-9OILSBZ])R[O0]U/.exec(line))
    .find(Boolean);
  const [, series = '', signs = '', control = ''] = number ?? [];
  const read = asDigits(signs);
  const fits = number && controlDigit(`${series}${read}<`) === asDigits(control);
  return { ...(fits && { series, number: read }), ...(name && { name }) };
}

/** The row below a caption, when it is a name. */
function below(rows: readonly string[], caption: RegExp): string | undefined {
  const at = rows.findIndex((row) => caption.test(row));
  const row = at < 0 ? undefined : rows[at + 1];
  const words = row?.match(/\p{Lu}[\p{Lu}-]+/gu);
  return words?.join(' ');
}

/** Kinds of streets as cards shorten them. */
const ways = [
  'str',
  'bd',
  'bld',
  'bdul',
  'al',
  'ale',
  'cal',
  'calea',
  'șos',
  'sos',
  'intr',
  'p-ta',
].join('|');
/** Counties by the letters that cards have for them. */
const countyOf = (text: string) => countyPlates[text.toUpperCase()];

/** What is left of the portrait beside the lines is so short. */
const SPECK = 2;
/** An address takes so many lines, with what is left of the portrait between them. */
const ADDRESS_MAX = 5;

function readAddress(rows: readonly string[]): Found {
  const caption = rows.findIndex((row) => /domiciliu|adresse|address/i.test(row));
  // Captions are printed small: the address begins as addresses do.
  const begin = rows.findIndex((row) => /\b(?:jud|mun|ors|com|sec)[.]/i.test(row));
  const from = caption >= 0 ? caption : begin - 1;
  if (caption < 0 && begin < 0) return {};
  const after = rows.slice(from + 1).filter((row) => row.length > SPECK);
  const end = after.findIndex((row) => /emis|issued|spclep|<</i.test(row));
  const text = after
    .slice(0, end < 0 ? ADDRESS_MAX : end)
    .map((row) => toCommaBelow(row))
    .join(' ');
  const part = (pattern: RegExp) =>
    pattern
      .exec(text)?.[1]
      ?.replace(/[\s.,]+$/, '')
      .trim();
  // A part ends where the next one begins.
  const END =
    '(?=[\\s,.]+(?:jud|mun|ors|oras|oraș|com|sat|sec|str|bd|bld|bdul|al|ale|cal|calea|sos|șos|intr|p-ta|nr|bl|sc|et|ap)\\b|$)';
  const until = (begin: string, all = `(.+?)`) =>
    new RegExp(`\\b(?:${begin})[.\\s]+${all}${END}`, 'iu');
  const town = part(until('mun|ors|oras|oraș|com'));
  const letters = part(/\bjud[.\s]+([A-Z]{1,2})\b/i) ?? '';
  const county = countyOf(letters) ?? (/bucure[sș]ti/i.test(town ?? '') ? 'București' : undefined);
  const sector = part(/\bsec(?:tor)?[.\s]+(\d)\b/i);
  const [, way = '', street = ''] =
    new RegExp(`\\b(${ways})[.\\s]+(.+?)${END}`, 'iu').exec(text) ?? [];
  const short = (name: string) => {
    const from = part(new RegExp(`\\b${name}[.\\s]+([\\p{L}\\d/-]{1,8})`, 'iu'));
    return from
      ? { value: /^[lI]$|1[lI]$/.test(from) ? '1' : from, from: /[lI]$/.test(from) ? '' : from }
      : undefined;
  };
  return found({
    town: town ? { value: town.replace(/\s*-\s*/g, '-'), from: town } : undefined,
    county: county ? { value: county, from: letters || town! } : undefined,
    village: sector ? { value: `Sector ${sector}`, from: sector } : known(part(until('sat'))),
    street: street
      ? {
          value: `${way[0]!.toUpperCase()}${way.slice(1).toLowerCase()}. ${street.trim()}`,
          from: street.trim(),
        }
      : undefined,
    number: short('nr'),
    block: short('bl'),
    stair: short('sc'),
    floor: short('et'),
    flat: short('ap'),
  });
}

const plain = (text: string) => foldDiacritics(text).replace(/[^a-z]/g, '');

/** A part of the name as it is printed: the row that the lines for machines confirm, else what stands below its caption. */
const namePart = (rows: readonly string[], caption: RegExp, machine: string | undefined) =>
  rows.find((row) => machine && plain(row) === plain(machine))?.trim() ??
  below(rows, caption) ??
  machine;

/** The name, as it is printed where the lines for machines say the same. */
function findName(rows: readonly string[], machine: string | undefined): Found[string] | undefined {
  const [machineLast, machineFirst] = machine?.split(' ') ?? [];
  const last = namePart(rows, /^\W*nume\b|last name/i, machineLast);
  const first = namePart(rows, /prenume|first name/i, machineFirst);
  if (!last || !first) return undefined;
  const name = `${last} ${first}`;
  // What the card says in two ways is left to the person.
  const isOne = !machine || plain(name) === plain(machine);
  return { value: name, from: isOne ? name : '' };
}

/**
 * What the rows of an identity card say of a person, by the names of a party's fields without their prefix. A CNP and a number
 * from the lines for machines count with their control digit alone.
 */
export function readIdCard(card: readonly string[]): Found {
  const rows = card.flatMap((row) => row.split(GAP));
  const machine = readMachineLines(rows);
  const [, series = '', printed = ''] =
    rows.map((row) => /seri[ae]\W*([A-Z]{2})\W+nr\W*(\d{6,9})\b/i.exec(row)).find(Boolean) ?? [];
  const number = machine.number ? { value: machine.number, isChecked: true } : known(printed);
  const cnp = findCnp(rows);
  return found({
    name: findName(rows, machine.name),
    cnp: cnp ? { value: cnp, isChecked: true } : undefined,
    idSeries: machine.series
      ? { value: machine.series, isChecked: true }
      : known(series.toUpperCase()),
    idNumber: number,
    idType: number && { ...number, value: 'C.I.' },
    ...readAddress(rows),
  });
}
