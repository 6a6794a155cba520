import { toCommaBelow } from '@anunturi/shared-domain/formats/romanianText';
import { isValidCnp } from '@anunturi/shared-domain/validators/cnp';
import { countyPlates } from '../countyPlates';
import type { Values } from '../documentTypes';
import { given } from './readRegistration';

/** Digits that a recogniser takes for letters. */
const digits: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  Z: '2',
};
const asDigits = (text: string) =>
  text.toUpperCase().replace(/[OQDILSBZ]/g, (letter) => digits[letter]!);

function findCnp(rows: readonly string[]): string | undefined {
  return rows
    .flatMap((row) => row.replace(/(?<=\d)\s(?=\d)/g, '').match(/[0-9OQDILSBZ]{13}/gi) ?? [])
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
    lines.map((line) => /^[I1L]DR[O0]U([A-Z]+(?:<[A-Z]+)*)<<([A-Z<]+)/.exec(line)).find(Boolean) ??
    [];
  const name = [last.replaceAll('<', '-'), first.replace(/<+$/, '').replace(/<+/g, '-')]
    .filter(Boolean)
    .join(' ');
  const number = lines
    .map((line) => /^([A-Z]{2})([0-9OILSBZ]{6})<([0-9OILSBZ])R[O0]U/.exec(line))
    .find(Boolean);
  if (!number) return { ...(name && { name }) };
  const [, series = '', signs = '', control = ''] = number;
  const read = asDigits(signs);
  const fits = controlDigit(`${series}${read}<`) === asDigits(control);
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

function readAddress(rows: readonly string[]): Values {
  const from = rows.findIndex((row) => /domiciliu|adresse|address/i.test(row));
  if (from < 0) return {};
  const text = rows
    .slice(from + 1, from + 4)
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
  const county = countyOf(part(/\bjud[.\s]+([A-Z]{1,2})\b/i) ?? '');
  const sector = part(/\bsec(?:tor)?[.\s]+(\d)\b/i);
  const [, way = '', street = ''] =
    new RegExp(`\\b(${ways})[.\\s]+(.+?)${END}`, 'iu').exec(text) ?? [];
  const short = (name: string) => part(new RegExp(`\\b${name}[.\\s]+([\\p{L}\\d/-]{1,8})`, 'iu'));
  return given({
    town,
    county: county ?? (/bucure[sș]ti/i.test(town ?? '') ? 'București' : undefined),
    village: sector ? `Sector ${sector}` : part(until('sat')),
    street: street && `${way[0]!.toUpperCase()}${way.slice(1).toLowerCase()}. ${street.trim()}`,
    number: short('nr'),
    block: short('bl'),
    stair: short('sc'),
    floor: short('et'),
    flat: short('ap'),
  });
}

/**
 * What the rows of an identity card say of a person, as answers by the names of a party's fields without their prefix. A CNP
 * and a number from the lines for machines count with their control digit alone.
 */
export function readIdCard(rows: readonly string[]): Values {
  const machine = readMachineLines(rows);
  const [, series, number] =
    rows.map((row) => /seri[ae]\W*([A-Z]{2})\W+nr\W*(\d{6,9})\b/i.exec(row)).find(Boolean) ?? [];
  const last = below(rows, /^\W*nume\b|last name/i);
  const first = below(rows, /prenume|first name/i);
  const cnp = findCnp(rows);
  const answers = given({
    name: last && first ? `${last} ${first}` : machine.name,
    cnp,
    idSeries: (machine.series ?? series)?.toUpperCase(),
    idNumber: machine.number ?? number,
    ...readAddress(rows),
  });
  return answers.idNumber ? { ...answers, idType: 'C.I.' } : answers;
}
