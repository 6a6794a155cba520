import fc from 'fast-check';
import { amountInWords } from './amountInWords';

test.each([
  [0, 'zero lei'],
  [1, 'un leu'],
  [2, 'doi lei'],
  [12, 'doisprezece lei'],
  [19, 'nouăsprezece lei'],
  [20, 'douăzeci de lei'],
  [21, 'douăzeci și unu de lei'],
  [22, 'douăzeci și doi de lei'],
  [100, 'o sută de lei'],
  [101, 'o sută unu lei'],
  [112, 'o sută doisprezece lei'],
  [120, 'o sută douăzeci de lei'],
  [200, 'două sute de lei'],
  [999, 'nouă sute nouăzeci și nouă de lei'],
  [1000, 'o mie de lei'],
  [1001, 'o mie unu lei'],
  [2002, 'două mii doi lei'],
  [12000, 'douăsprezece mii de lei'],
  [21000, 'douăzeci și una de mii de lei'],
  [22000, 'douăzeci și două de mii de lei'],
  [101000, 'o sută una mii de lei'],
  [112512, 'o sută douăsprezece mii cinci sute doisprezece lei'],
  [1_000_000, 'un milion de lei'],
  [2_000_000, 'două milioane de lei'],
  [9_999_999, 'nouă milioane nouă sute nouăzeci și nouă de mii nouă sute nouăzeci și nouă de lei'],
  [21_000_000, 'douăzeci și unu de milioane de lei'],
  [22_000_000, 'douăzeci și două de milioane de lei'],
])('%d lei in words', (lei, words) => {
  expect(amountInWords(lei * 100)).toBe(words);
});

test.each([
  [1, 'zero lei și un ban'],
  [102, 'un leu și doi bani'],
  [125050, 'o mie două sute cincizeci de lei și cincizeci de bani'],
  [2012, 'douăzeci de lei și doisprezece bani'],
])('%d bani in words', (bani, words) => {
  expect(amountInWords(bani)).toBe(words);
});

test('euro keep their form and have cents', () => {
  expect(amountInWords(100, 'EUR')).toBe('un euro');
  expect(amountInWords(950021, 'EUR')).toBe(
    'nouă mii cinci sute de euro și douăzeci și unu de cenți',
  );
});

test.each([-1, 0.5, NaN, 1e11])('%d is refused', (bani) => {
  expect(() => amountInWords(bani)).toThrow(RangeError);
});

const WORDS: Record<string, number> = {
  zero: 0,
  un: 1,
  unu: 1,
  una: 1,
  o: 1,
  doi: 2,
  două: 2,
  trei: 3,
  patru: 4,
  cinci: 5,
  șase: 6,
  șapte: 7,
  opt: 8,
  nouă: 9,
  zece: 10,
  unsprezece: 11,
  doisprezece: 12,
  douăsprezece: 12,
  treisprezece: 13,
  paisprezece: 14,
  cincisprezece: 15,
  șaisprezece: 16,
  șaptesprezece: 17,
  optsprezece: 18,
  nouăsprezece: 19,
  douăzeci: 20,
  treizeci: 30,
  patruzeci: 40,
  cincizeci: 50,
  șaizeci: 60,
  șaptezeci: 70,
  optzeci: 80,
  nouăzeci: 90,
};

/** Reads a number back from its words, by another way than the one that wrote them. */
function readWords(text: string): number {
  let total = 0;
  let current = 0;
  for (const word of text.split(' ')) {
    if (word === 'sută' || word === 'sute') current *= 100;
    else if (word === 'mie' || word === 'mii') {
      total += current * 1000;
      current = 0;
    } else if (word === 'milion' || word === 'milioane') {
      total += current * 1_000_000;
      current = 0;
    } else if (word in WORDS) current += WORDS[word]!;
    else if (!['de', 'și', 'lei', 'leu', 'bani', 'ban'].includes(word))
      throw new Error(`unknown word ${word}`);
  }
  return total + current;
}

test('any amount up to 9.999.999,99 lei reads back to itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (bani) => {
      const [whole, small = 'zero bani'] = amountInWords(bani).split(/(?<=lei|leu) și /);
      expect(readWords(whole!) * 100 + readWords(small)).toBe(bani);
    }),
    { numRuns: 5000 },
  );
});

test('"de" stands before the noun exactly when the plural rule of the language asks for it', () => {
  const rules = new Intl.PluralRules('ro');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (lei) => {
      expect(amountInWords(lei * 100).endsWith(' de lei')).toBe(rules.select(lei) === 'other');
    }),
    { numRuns: 2000 },
  );
});
