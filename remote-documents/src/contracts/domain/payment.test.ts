import { type Doubt, documentDoubts } from './documentDoubts';
import type { Values } from './documentTypes';
import { pageTexts } from './page-model/testing/pageTexts';
import { makePages } from './makePages';
import { saleContract as sale } from './saleContract';
import { company, person, sampleFor } from './samples/sampleValues';

const persons: Values = {
  ...sampleFor(sale),
  ...person('buyer', 'Rusu Dan'),
  buyer_cnp: '2850412321239',
  buyer_idNumber: '654321',
};
const paid = (more: Values): Doubt[] =>
  documentDoubts(sale, { ...persons, ...more }, { today: '2026-11-22' });
const printed = (more: Values) =>
  makePages(sale, { ...persons, ...more })
    .pages.flatMap(pageTexts)
    .join(' ');

test.each<[what: string, answers: Values, limit: string]>([
  ['between persons', { price_amount: '50.001', payment: 'numerar' }, '50.000 lei'],
  [
    'between persons, a part',
    { price_amount: '90.000', payment: 'mixt', cashPart: '50.001' },
    '50.000 lei',
  ],
  ['in euro', { price_amount: '10.001', price_currency: 'EUR', payment: 'numerar' }, 'cursul BNR'],
  [
    'to a firm',
    { ...company('seller'), price_amount: '10.001', payment: 'numerar' },
    '10.000 lei pe zi',
  ],
  [
    'from a firm',
    { ...company('buyer'), price_amount: '10.001', payment: 'numerar' },
    '10.000 lei pe zi',
  ],
])('%s, more in cash than the law allows is asked about', (_what, answers, limit) => {
  const doubts = paid(answers).filter(({ field }) => field === 'payment');
  expect(doubts).toEqual([expect.objectContaining({ isError: false })]);
  expect(doubts[0]!.message).toContain(limit);
});

test.each<[what: string, answers: Values]>([
  ['exactly the limit in cash', { price_amount: '50.000', payment: 'numerar' }],
  ['more through a bank', { price_amount: '150.000', payment: 'transfer' }],
  ['a small part in cash', { price_amount: '150.000', payment: 'mixt', cashPart: '5.000' }],
  ['nothing said', { price_amount: '150.000' }],
])('%s is in order', (_what, answers) => {
  expect(paid(answers)).toEqual([]);
});

test('no part is larger than the whole', () => {
  expect(paid({ price_amount: '1.000', payment: 'mixt', cashPart: '2.000' })).toEqual([
    expect.objectContaining({ field: 'cashPart', isError: true }),
  ]);
});

test('the contract says how the price was paid, and nothing where nobody says', () => {
  expect(printed({ payment: 'transfer' })).toContain('prin transfer bancar și primit de vânzător');
  expect(printed({ payment: 'numerar' })).toContain('în numerar și primit de vânzător');
  expect(printed({ payment: 'mixt', cashPart: '2.500' })).toMatch(
    /2\.500 lei în numerar și restul prin transfer bancar/,
  );
  expect(printed({})).toContain('a fost plătit de cumpărător și primit de vânzător');
});
