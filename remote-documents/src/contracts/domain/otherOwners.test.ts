/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { askedFields, initialValues } from './documentTypes';
import { makePages, signingRoles } from './makePages';
import { otherOwnerFields } from './otherOwners';
import { drawPdf } from './page-model/drawPdf';
import { saleContract as sale } from './saleContract';
import { saleFile } from './saleFile';
import { documentDoubts } from './documentDoubts';
import { documentFonts as fonts } from './samples/documentFonts';
import { readPdf } from '#testing/readPdf';
import { company, person, sampleFor } from './samples/sampleValues';

const spouses = {
  ...sampleFor(sale),
  ...person('buyer', 'Rusu Dan'),
  sellerOthers: '1',
  buyerOthers: '2',
  ...person('seller2', 'Ștefănescu Ovidiu'),
  seller2_share: '1/2',
  ...person('buyer2', 'Rusu Țața'),
  ...person('buyer3', 'Rusu Înțeleapta'),
};

test('spouses and co-owners stand on an annex, each with papers, share and a line to sign on', async () => {
  const { text, pages } = await readPdf(await drawPdf(makePages(sale, spouses), fonts));
  expect(pages).toBe(2);
  const [contract, annex = ''] = text.split('ANEXA 1 LA CONTRACTUL');
  expect(contract).toContain('anexa 1, ceilalți proprietari');
  for (const piece of [
    'Contractul din 20.11.2026 , dintre',
    'TMBJJ7NE8H0123456',
    'Vânzătorul 2',
    'Ștefănescu Ovidiu',
    '1630615123457',
    '1/2',
    'str. Țiglarilor',
    'Cumpărătorul 2',
    'Rusu Țața',
    'Cumpărătorul 3',
    'Rusu Înțeleapta',
  ])
    expect(annex.replace(/\s+/g, ' ')).toContain(piece);
  expect(signingRoles(sale, spouses)).toEqual([
    'Vânzător',
    'Cumpărător',
    'Vânzător 2',
    'Cumpărător 2',
    'Cumpărător 3',
  ]);
});

test('six more fit on one page, and each of the five copies has its annex', () => {
  const six = Object.assign(
    {},
    spouses,
    { sellerOthers: '3', buyerOthers: '3' },
    ...['seller3', 'seller4', 'buyer4'].map((prefix) => person(prefix)),
  );
  expect(makePages(sale, six).pages).toHaveLength(2);
  expect(makePages(sale, six, { allCopies: true }).pages).toHaveLength(10);
});

test('nothing is asked about a person who is not there, and without others there is no annex', () => {
  const asked = (more: Record<string, string>) =>
    askedFields(otherOwnerFields, { ...initialValues(sale), ...more }).map(({ label }) => label);
  expect(asked({})).toEqual(['Alți vânzători', 'Alți cumpărători']);
  expect(asked({ sellerOthers: '1' })).toEqual(
    expect.arrayContaining(['Vânzătorul 2: nume și prenume', 'Vânzătorul 2: CNP']),
  );
  expect(asked({ sellerOthers: '1' })).not.toContain('Vânzătorul 3: CNP');
  expect(makePages(sale, initialValues(sale)).pages).toHaveLength(1);
});

const withFirm = { ...spouses, ...company('seller2') };
const plain = (text: string) => text.replace(/\s+/g, ' ');

test('a firm that sells together with a person stands on the annex with code, register and who signs', async () => {
  const { text, pages } = await readPdf(await drawPdf(makePages(sale, withFirm), fonts));
  expect(pages).toBe(2);
  const annex = plain(text.split('ANEXA 1 LA CONTRACTUL')[1] ?? '');
  for (const piece of [
    'Subscrisa',
    'Cârciuma Țărănească Șelimbăr SRL',
    'RO14399840',
    'J32/123/2019',
    'Cârciuma Țărănească Șelimbăr SRL, prin Mureșan Gheorghiță',
    '1/2',
  ])
    expect(annex).toContain(piece);
  const asked = askedFields(otherOwnerFields, withFirm).map(({ name }) => name);
  expect(asked).toEqual(expect.arrayContaining(['seller2_cui', 'seller2_repName']));
  expect(asked).not.toContain('seller2_cnp');
});

test('each who sells or buys has a tax sheet, which names the others; another town leaves the office to the pen', () => {
  const values = { ...sampleFor(saleFile), ...withFirm, seller_taxOffice: 'DFL Sibiu' };
  const sheets = (saleFile.content(values).papers ?? []).map((paper) => JSON.stringify(paper));
  const of = (title: RegExp) => sheets.filter((sheet) => title.test(sheet));
  const [sellers, buyers] = [of(/"title":"[^"]*ITL.016/i), of(/"title":"[^"]*ITL.005/i)];
  expect([sellers.length, buyers.length]).toEqual([2, 3]);
  expect(sellers[0]).toMatch(/Împreună cu.*Cârciuma/);
  expect(sellers[0]).toContain('DFL Sibiu');
  expect(sellers[1]).toMatch(/RO14399840.*Împreună cu.*1630615123457/);
  expect(sellers[1]).not.toContain('DFL Sibiu');
});

test('a firm beside the first ones has the limits of a firm in cash, and its code stands once', () => {
  const doubts = (more: object) =>
    documentDoubts(sale, { ...withFirm, ...more }, { today: '2026-11-20' }).map(
      ({ message }) => message,
    );
  const cash = { price_amount: '30000', price_currency: 'RON', payment: 'numerar' };
  expect(doubts(cash).join()).toMatch(/10\.000 lei/);
  expect(doubts({ ...cash, seller2_type: 'persoana' }).join()).not.toMatch(/10\.000 lei/);
  expect(doubts(company('buyer2')).join()).toMatch(/Același cod fiscal/);
});
