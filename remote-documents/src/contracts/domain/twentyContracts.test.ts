/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { itl054 } from '../facts/itl054';
import { type Values, initialValues } from './documentTypes';
import { makePages } from './makePages';
import { drawPdf } from './page-model/drawPdf';
import { saleContract as sale } from './saleContract';
import { documentFonts as fonts } from './samples/documentFonts';
import { readPdf } from '#testing/readPdf';
import { company, longestSampleFor, person, price, signing, vehicle } from './samples/sampleValues';
import { amountText, amountWords, tonnes, vin } from './valueTexts';

const dense = (text: string) => text.replace(/\s+/g, '');
const passport = (side: string): Values => ({
  ...person(side, 'Müller Jürgen'),
  [`${side}_cnp`]: '',
  [`${side}_nif`]: '9123456789012',
  [`${side}_idType`]: 'pașaport',
  [`${side}_idNumber`]: 'C01X00T47',
  [`${side}_country`]: 'Germania',
});
const represented = (side: string): Values => ({
  ...person(side, 'Bătrâna Șoimița'),
  [`${side}_represented`]: 'da',
  [`${side}_repName`]: 'Nepotul Țepeș',
  [`${side}_repIdType`]: 'C.I.P.',
  [`${side}_repIdSeries`]: 'kx',
  [`${side}_repIdNumber`]: '777888',
  [`${side}_capacity`]: 'mandatar',
});

const sellers = [person, company, passport, represented];
const buyers = [company, person, represented, passport, (side: string) => person(side, 'Ion Ă')];
const vehicles: Values[] = [
  {},
  { v_norm: 'Electric', v_cm3: '0', v_type: 'e-Golf' },
  { v_norm: 'fără motor', v_cm3: '0', v_mass: '1.350', v_make: 'Böckmann', v_type: 'Dual' },
  { v_registration: 'neinmatriculat', v_plate: '' },
  { v_registration: 'strain', v_plate: 'M AB 1234', v_norm: 'Euro 4' },
];
const prices: Values[] = [
  { price_amount: '1', payment: 'numerar' },
  { price_amount: '8.500', price_currency: 'EUR', payment: 'transfer' },
  { price_amount: '49.999,99', payment: 'mixt', cashPart: '9.999,99' },
  {},
];

/** Twenty contracts in which every kind of party, vehicle and payment meets several of the others. */
const contracts = Array.from({ length: 20 }, (_, at): Values => ({
  ...initialValues(sale),
  ...sellers[at % 4]!('seller'),
  ...buyers[at % 5]!('buyer'),
  ...vehicle,
  ...price,
  ...signing,
  ...vehicles[(at + Math.floor(at / 5)) % 5]!,
  ...prices[(at + Math.floor(at / 4)) % 4]!,
  ...(at % 6 === 0 ? { sellerOthers: '1', ...person('seller2', `Soția ${at}`) } : {}),
  ...(at === 19 ? longestSampleFor(sale) : {}),
}));

test.each(contracts.map((values, at) => [at + 1, values] as const))(
  'contract %i says what the model says and what was answered, each in its place',
  async (_number, values) => {
    const { text, pages } = await readPdf(await drawPdf(makePages(sale, values), fonts));
    expect(pages).toBe(Number(values.sellerOthers) > 0 ? 2 : 1);
    const flat = dense(text);
    for (const { title, lines } of itl054.boxes)
      for (const line of [title, ...lines]) expect(flat).toContain(dense(line));
    const captions = [...itl054.fields.vehicle!, ...itl054.copies, ...itl054.notes];
    for (const piece of captions) expect(flat).toContain(dense(piece));
    const [, seller = '', buyer = ''] = text.split(/[12]\. Persoana care/);
    for (const [side, part] of [
      ['seller', seller],
      ['buyer', buyer.split('3. Obiectul')[0]!],
    ] as const) {
      const isFirm = values[`${side}_type`] === 'firma';
      const ownCode = values[`${side}_cnp`] ? 'cnp' : 'nif';
      for (const name of ['name', isFirm ? 'cui' : ownCode, 'town', 'street', 'flat', 'capacity'])
        expect(dense(part)).toContain(dense(values[`${side}_${name}`] ?? ''));
      if (isFirm || values[`${side}_represented`] === 'da')
        expect(dense(part)).toContain(dense(values[`${side}_repName`]!));
    }
    for (const answer of [
      vin(values),
      amountText(values),
      amountWords(values),
      tonnes(values.v_mass),
      values.v_norm!,
      values.place!,
    ])
      expect(flat).toContain(dense(answer));
    expect(text).not.toMatch(/undefined|NaN|\?/);
  },
);
