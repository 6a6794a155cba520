type Gender = 'masculine' | 'feminine' | 'neuter';

const UNITS = [
  'zero',
  'unu',
  'doi',
  'trei',
  'patru',
  'cinci',
  'șase',
  'șapte',
  'opt',
  'nouă',
  'zece',
  'unsprezece',
  'doisprezece',
  'treisprezece',
  'paisprezece',
  'cincisprezece',
  'șaisprezece',
  'șaptesprezece',
  'optsprezece',
  'nouăsprezece',
];
const TENS = [
  '',
  '',
  'douăzeci',
  'treizeci',
  'patruzeci',
  'cincizeci',
  'șaizeci',
  'șaptezeci',
  'optzeci',
  'nouăzeci',
];
const NOUNS = {
  RON: ['leu', 'lei', 'ban', 'bani'],
  EUR: ['euro', 'euro', 'cent', 'cenți'],
} as const;

function unit(n: number, gender: Gender): string {
  if (n === 1 && gender === 'feminine') return 'una';
  if (n === 2 && gender !== 'masculine') return 'două';
  if (n === 12 && gender !== 'masculine') return 'douăsprezece';
  return UNITS[n]!;
}

function below1000(n: number, gender: Gender): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  const words: string[] = [];
  if (hundreds > 0) words.push(hundreds === 1 ? 'o sută' : `${unit(hundreds, 'feminine')} sute`);
  if (rest >= 20)
    words.push(TENS[Math.floor(rest / 10)]! + (rest % 10 ? ` și ${unit(rest % 10, gender)}` : ''));
  else if (rest > 0) words.push(unit(rest, gender));
  return words.join(' ');
}

/** "de" stands before the noun unless the number ends in 01-19. */
const linked = (n: number, words: string, noun: string) =>
  `${words} ${n % 100 === 0 || n % 100 >= 20 ? 'de ' : ''}${noun}`;

function group(n: number, gender: Gender, one: string, many: string): string {
  return n === 1 ? one : linked(n, below1000(n, gender), many);
}

function wholeInWords(n: number): string {
  const parts: string[] = [];
  const millions = Math.floor(n / 1_000_000);
  const thousands = Math.floor(n / 1000) % 1000;
  if (millions > 0) parts.push(group(millions, 'neuter', 'un milion', 'milioane'));
  if (thousands > 0) parts.push(group(thousands, 'feminine', 'o mie', 'mii'));
  if (n % 1000 > 0) parts.push(below1000(n % 1000, 'masculine'));
  return parts.join(' ');
}

function counted(n: number, one: string, many: string): string {
  if (n === 0) return `zero ${many}`;
  return n === 1 ? `un ${one}` : linked(n, wholeInWords(n), many);
}

/**
 * An amount in words, as contracts write it: 125050 bani give `o mie două sute cincizeci de lei și cincizeci de bani`.
 * @throws RangeError when `amountBani` is not a whole number from 0 to 99.999.999.999 (hundredths of the currency)
 */
export function amountInWords(amountBani: number, currency: 'RON' | 'EUR' = 'RON'): string {
  if (!Number.isInteger(amountBani) || amountBani < 0 || amountBani >= 100_000_000_000)
    throw new RangeError('amountBani out of range');
  const [one, many, oneSmall, manySmall] = NOUNS[currency];
  const bani = amountBani % 100;
  const whole = counted(Math.floor(amountBani / 100), one, many);
  return bani === 0 ? whole : `${whole} și ${counted(bani, oneSmall, manySmall)}`;
}
