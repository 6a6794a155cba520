import type { Contact } from './Contact';
import { readWithPlaces } from './readAsLatin';

/** Digits as Romanians say them. */
const spoken: Record<string, string> = {
  zero: '0',
  unu: '1',
  una: '1',
  doi: '2',
  doua: '2',
  trei: '3',
  patru: '4',
  cinci: '5',
  sase: '6',
  sapte: '7',
  opt: '8',
  noua: '9',
};
const tens: Record<string, string> = {
  zece: '10',
  douazeci: '20',
  treizeci: '30',
  patruzeci: '40',
  cincizeci: '50',
  saizeci: '60',
  saptezeci: '70',
  optzeci: '80',
  nouazeci: '90',
};
/** What is written straight before a number. */
const BEFORE = /^(?:telefon|tel|nr|mobil|whatsapp|wapp|wup|sms|sunati|suna|contact)(?=\d)/;
/** A code of a part, not a number to call: manufacturers' begin like numbers of a county. */
const CODE =
  /(?:cod|codul|piesa|piesei|ecu|oem|serie|seria|bosch|ref|referinta|vin|iban|cui|cif)\W{0,3}$/;

type Part = { digits: string; isPlain: boolean; start: number; end: number };

/** A word as digits; undefined when it is none. Letters stand for digits (`O74o`) where a digit is beside them. */
function toDigits(word: string): Omit<Part, 'start' | 'end'> | undefined {
  if (/^\d+$/.test(word)) return { digits: word, isPlain: true };
  const said = spoken[word] ?? tens[word];
  if (said !== undefined) return { digits: said, isPlain: false };
  if (!/^[0-9oilszb]+$/.test(word) || !/^o$|\d/.test(word)) return undefined;
  const digits = word.replace(/[oilszb]/g, (letter) => '011528'['oilszb'.indexOf(letter)]!);
  return { digits, isPlain: false };
}

/** `nouăzeci și nouă` is 99, not 909. */
function joinTens(parts: readonly Part[]): string {
  return parts
    .map(({ digits }, at) => {
      const next = parts[at + 1];
      const isTens = !parts[at]!.isPlain && /^[2-9]0$/.test(digits);
      return isTens && next && !next.isPlain && /^[1-9]$/.test(next.digits) ? digits[0] : digits;
    })
    .join('');
}

const ROMANIAN = /^(?:00?40|40)?0?(7\d{8}|2[13]\d{7}|31\d{7}|2[3-6]\d{7}|3[3-6]\d{7})$/;

/** Whether plain groups stand as those of a number do: `0740 999 999`, `07 40 99 99 99`, never `07.2023 1500`. */
function isGroupedAsPhone(groups: readonly string[]): boolean {
  const sizes = groups.map(({ length }) => length);
  const inner = groups[0] === '40' || groups[0] === '0040' ? sizes.slice(1) : sizes;
  if (inner.length <= 1) return true;
  return (inner[0]! >= 3 && inner[0]! <= 5) || inner.every((size) => size === inner[0]);
}

/** No number has more digits, so none more parts: a text of any length is read in steps of this many. */
const DIGITS_MAX = 14;

/** The number that some parts in a row are, if they are one. */
function toPhone(parts: readonly Part[], read: string): Contact | undefined {
  const digits = joinTens(parts);
  const [first, last] = [parts[0]!, parts.at(-1)!];
  const isPlus = read[first.start - 1] === '+';
  const [, number] = ROMANIAN.exec(digits) ?? [];
  // Without a sign before it the country's number begins one group, or is one: `407000, 10000 €` is a number and a price.
  const isWithCountry = /^40 ?7\d\d ?\d{3} ?\d{3}$/.test(
    parts.map((part) => part.digits).join(' '),
  );
  const begins = digits.startsWith('0') || isPlus || isWithCountry;
  const isAbroad = isPlus && !digits.startsWith('40') && /^\d{10,14}$/.test(digits);
  const isPlain = parts.every((part) => part.isPlain);
  const fits = isAbroad || !isPlain || isGroupedAsPhone(parts.map((part) => part.digits));
  if (!fits || !((number !== undefined && begins) || isAbroad)) return undefined;
  if (CODE.test(read.slice(Math.max(0, first.start - 16), first.start))) return undefined;
  return {
    kind: 'phone',
    start: isPlus ? first.start - 1 : first.start,
    end: last.end,
    ...(number !== undefined && { phone: `0${number}` }),
  };
}

/** What a row of parts says, tried from each of its parts on, the longest first. */
function readRow(row: readonly Part[], read: string): Contact[] {
  const all: Contact[] = [];
  for (let from = 0; from < row.length; from += 1)
    for (let to = Math.min(row.length, from + DIGITS_MAX); to > from; to -= 1) {
      const found = toPhone(row.slice(from, to), read);
      if (!found) continue;
      all.push(found);
      from = to - 1;
      break;
    }
  return all;
}

/** Phone numbers in a text: in digits of any alphabet, in words, with letters for digits, and with signs between them. */
export function findPhones(text: string): Contact[] {
  const { read, places } = readWithPlaces(text);
  const rows: Part[][] = [[]];
  let end = 0;
  for (const { 0: word, index } of read.matchAll(/[a-z0-9]+/g)) {
    const skipped = BEFORE.exec(word)?.[0].length ?? 0;
    const part = toDigits(word.slice(skipped));
    const between = read.slice(end, index);
    // A number after a comma or a full stop is another one, unless digits are told one by one.
    const isNext =
      part?.isPlain &&
      part.digits.length > 1 &&
      /[,.]\s|\n/.test(text.slice(places[end], places[index]));
    const goesOn =
      !isNext && skipped === 0 && /^[\s.\-_/()*,–+]{0,3}$/.test(between) && !between.includes('+');
    // «și» between tens and ones.
    if (word === 'si' && rows.at(-1)!.length > 0 && goesOn) {
      end = index + word.length;
      continue;
    }
    if (!part) rows.push([]);
    else {
      if (!goesOn) rows.push([]);
      rows.at(-1)!.push({ ...part, start: index + skipped, end: index + word.length });
    }
    end = index + word.length;
  }
  return rows
    .flatMap((row) => readRow(row, read))
    .map((found) => ({ ...found, start: places[found.start]!, end: places[found.end]! }));
}
