import { type Doubt, documentDoubts } from './documentDoubts';
import type { Values } from './documentTypes';
import { handoverReport } from './handoverReport';
import { itl005 } from './itl005';
import { powerOfAttorney } from './powerOfAttorney';
import { rental } from './rental';
import { saleContract } from './saleContract';
import { person, sampleFor } from './samples/sampleValues';

const today = '2026-11-22';
const buyer = {
  ...person('buyer', 'Rusu Dan'),
  buyer_cnp: '2850412321239',
  buyer_idNumber: '654321',
};
const sale = (more: Values = {}): Doubt[] =>
  documentDoubts(saleContract, { ...sampleFor(saleContract), ...buyer, ...more }, { today });
const said = (doubts: Doubt[]) =>
  doubts.map(({ field, isError }) => `${field}${isError ? '!' : ''}`);

test('answers that make sense raise nothing', () => {
  expect(sale()).toEqual([]);
});

test.each<[what: string, answers: Values, field: string]>([
  ['the same CNP on both sides', { buyer_cnp: '1630615123457' }, 'buyer_cnp!'],
  ['the same identity document', { buyer_idNumber: '123456' }, 'buyer_idNumber!'],
  ['the same name with other papers', { buyer_name: 'stefanescu  ioana mădălina' }, 'buyer_name'],
  ['the price 0', { price_amount: '0' }, 'price_amount!'],
  ['a year after the next', { v_year: '2028', v_acquiredOn: '' }, 'v_year!'],
  ['an engine over the limit of the calculator', { v_cm3: '99999' }, 'v_cm3'],
  ['no engine in a car that burns', { v_cm3: '0' }, 'v_cm3'],
  ['acquired after signing', { v_acquiredOn: '2026-11-21' }, 'v_acquiredOn!'],
  ['acquired before it was made', { v_acquiredOn: '2015-01-01' }, 'v_acquiredOn'],
  ['signing in the future', { date: '2026-12-24' }, 'date'],
  ['signing long past', { date: '2026-01-10' }, 'date'],
  ['an inspection that ran out', { v_itp: '2026-11-01' }, 'v_itp'],
  ['a co-owner who also buys', { sellerOthers: '1', seller2_cnp: '2850412321239' }, 'seller2_cnp!'],
  [
    'the same CNP twice among those who buy together',
    { buyerOthers: '2', buyer2_cnp: '1800101410017', buyer3_cnp: '1800101410017' },
    'buyer3_cnp!',
  ],
  ['a plate of another county', { v_plate: 'CJ 12 ABC' }, 'v_plate'],
])('%s is noticed', (_what, answers, field) => {
  expect(said(sale(answers))).toEqual([field]);
});

test('what is given for nothing is no sale only where something is sold', () => {
  const free = { ...sampleFor(handoverReport), ...buyer, price_amount: '0' };
  expect(documentDoubts(handoverReport, free, { today })).toEqual([]);
});

test('a trailer has no engine, and a buyer may live elsewhere than where the plate is from', () => {
  expect(sale({ v_cm3: '0', v_norm: 'fără motor', v_mass: '750' })).toEqual([]);
  const bought = { ...sampleFor(itl005), v_plate: 'CJ 12 ABC' };
  expect(documentDoubts(itl005, bought, { today })).toEqual([]);
});

test("next year's car, a temporary plate and a seller from abroad are nothing to ask about", () => {
  expect(sale({ v_year: '2027', v_acquiredOn: '2026-11-20' })).toEqual([]);
  expect(sale({ v_registration: 'temporar', v_plate: 'CJ 123456' })).toEqual([]);
  expect(sale({ seller_country: 'Germania', seller_county: 'Bayern' })).toEqual([]);
  expect(sale({ seller_county: 'jud. SIBIU' })).toEqual([]);
});

test('the same company on both sides is an error, its fiscal code written in whichever way', () => {
  const company = { buyer_type: 'firma', seller_type: 'firma', buyer_cui: 'RO 14399840' };
  expect(said(sale({ ...company, seller_cui: '14399840' }))).toEqual(['buyer_cui!']);
});

test('a mileage under that of the listing is asked about', () => {
  const values = { ...sampleFor(handoverReport), ...buyer };
  expect(said(documentDoubts(handoverReport, values, { today, lastKm: 190_000 }))).toEqual(['km']);
  expect(documentDoubts(handoverReport, values, { today, lastKm: 182_450 })).toEqual([]);
});

test('an end before its beginning is an error', () => {
  const let_ = { ...sampleFor(rental), until: '2026-11-30' };
  expect(said(documentDoubts(rental, let_, { today }))).toEqual(['until!']);
  const proxy = { ...sampleFor(powerOfAttorney), agent_cnp: '2850412321239', agent_idNumber: '7' };
  expect(
    said(documentDoubts(powerOfAttorney, { ...proxy, validUntil: '2026-11-01' }, { today })),
  ).toContain('validUntil!');
});

test('a doubt about another answer is another doubt', () => {
  const [first] = sale({ v_itp: '2026-11-01' });
  const [second] = sale({ v_itp: '2026-11-02' });
  expect(first!.key).not.toBe(second!.key);
});
