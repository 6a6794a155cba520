/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawPdf } from './page-model/drawPdf';
import { type Values, initialValues } from './documentTypes';
import { makePages } from './makePages';
import { saleContract as sale } from './saleContract';
import { readPdf } from './samples/readPdf';
import {
  company,
  longestSampleFor,
  person,
  price,
  sampleFor,
  signing,
  vehicle,
} from './samples/sampleValues';

const font = (weight: string) =>
  readFileSync(path.join(__dirname, `../../../fonts/document-${weight}.ttf`));
const fonts = { regular: font('regular'), bold: font('bold') };
const dense = (text: string) => text.replace(/\s+/g, '');
const printed = async (values: Values, allCopies = false) =>
  readPdf(await drawPdf(makePages(sale, values, allCopies), fonts));

/** Each piece stands in the text after the one before it, wherever its lines were broken. */
function expectInOrder(text: string, pieces: string[]) {
  let from = 0;
  for (const piece of pieces) {
    const at = dense(text).indexOf(dense(piece), from);
    expect({ piece, found: at >= 0 }).toEqual({ piece, found: true });
    from = at + dense(piece).length;
  }
}

const homeAddress = [
  'țara',
  'România',
  'județul',
  'Sibiu',
  'cod poștal',
  '550123',
  'municipiul/orașul/comuna',
  'Sibiu',
  'satul/sectorul',
  'Sector 2',
  'strada',
  'Țiglarilor',
  'nr.',
  '12',
  'bl.',
  'B4',
  'sc.',
  'A',
  'et.',
  '3',
  'ap.',
  '17',
];
const personPieces = (name: string) => [
  'Numele și prenumele / denumirea',
  name,
  'CNP / CIF',
  '1630615123457',
  'act de identitate',
  'C.I.',
  'seria',
  'SB',
  'numărul',
  '123456',
  'telefon/fax',
  '0712 345 678',
  'e-mail',
  'ioana@exemplu.ro',
  'Domiciliul/sediul:',
  ...homeAddress,
  'Domiciliul fiscal',
  'același cu domiciliul/sediul',
  'reprezentat(ă) prin',
  'în calitate de',
  'proprietar',
];
const companyPieces = [
  'Numele și prenumele / denumirea',
  'Cârciuma Țărănească Șelimbăr SRL',
  'CIF',
  'RO14399840',
  'telefon/fax',
  '0269 123 456',
  'e-mail',
  'firma@exemplu.ro',
  'Domiciliul/sediul:',
  'Sibiu',
  '550123',
  'Șelimbăr',
  'Mihai Viteazul',
  '12',
  'Domiciliul fiscal:',
  'Brașov',
  '550123',
  'Făgăraș',
  'Țiglarilor',
  '12',
  'reprezentat(ă) prin',
  'Mureșan Gheorghiță',
  'BV',
  '654321',
  '18547290',
  '0723 456 789',
  'gh@exemplu.ro',
  'în calitate de',
  'administrator',
];
const vehiclePieces = [
  'marca',
  'Škoda',
  'tipul',
  'Octavia Combi 2.0 TDI',
  'VIN',
  'TMBJJ7NE8H0123456',
  'serie motor',
  'CRMB123456',
  'capacitate cilindrică',
  '1.968',
  'masa maximă',
  'nr. de înmatriculare',
  'SB 12 ABC',
  'ITP valabil până la',
  '14.05.2027',
  'CIV',
  'K123456',
  'an fabricație',
  '2017',
  'norma Euro',
  'Euro 6',
  'dobândit la data de',
  '02.03.2019',
  'prin actul',
  'contract de vânzare-cumpărare',
];
const endPieces = (annexes: string) => [
  'în cifre',
  '12.500,50 lei',
  'în litere',
  'douăsprezece mii cinci sute de lei și cincizeci de bani',
  'liber de sarcini',
  'certificatul de înmatriculare',
  'Prețul de 12.500,50 lei a fost plătit',
  'falsul în declarații',
  '90 de zile',
  'anexe',
  annexes,
  'data încheierii',
  '20.11.2026',
  'localitatea',
  'Sibiu',
  'Vânzător',
];

test('between two persons, every field stands in its place', async () => {
  const values = {
    ...initialValues(sale),
    ...person('seller'),
    ...person('buyer', 'Țuțea Mircea-Gheorghiță'),
    ...vehicle,
    ...price,
    ...signing,
  };
  const { text, pages } = await printed(values);
  expect(pages).toBe(1);
  expectInOrder(text, [
    'CONTRACT DE ÎNSTRĂINARE-DOBÂNDIRE',
    'ITL 054',
    'vânzătorul',
    ...personPieces('Ștefănescu Ioana-Mădălina'),
    'cumpărătorul',
    ...personPieces('Țuțea Mircea-Gheorghiță'),
    ...vehiclePieces,
    ...endPieces('nu'),
    '5 exemplare',
  ]);
});

test('between two companies, each stands with its code, its fiscal domicile and the one who signs', async () => {
  const { text, pages } = await printed({
    ...sampleFor(sale),
    ...company('seller'),
    ...company('buyer'),
  });
  expect(pages).toBe(1);
  expectInOrder(text, [
    'vânzătorul',
    ...companyPieces,
    'cumpărătorul',
    ...companyPieces,
    ...vehiclePieces,
    ...endPieces('da: proces-verbal de predare-primire'),
    'Cârciuma Țărănească Șelimbăr SRL, prin Mureșan Gheorghiță',
    '5 exemplare',
  ]);
  expect(text).not.toContain('1630615123457');
});

test('with the longest answers allowed, none is cut', async () => {
  const values = longestSampleFor(sale);
  const { text, pages } = await printed(values);
  expect(pages).toBe(1);
  const of = (...names: string[]) => names.map((name) => values[name]!);
  const longParty = (prefix: string) =>
    of(
      ...[
        'name',
        'email',
        'country',
        'county',
        'town',
        'village',
        'street',
        'number',
        'block',
        'stair',
        'floor',
        'flat',
      ].map((part) => `${prefix}_${part}`),
    );
  expectInOrder(text, [
    ...longParty('seller'),
    ...of('seller_capacity'),
    ...longParty('buyer'),
    ...of(
      'buyer_fiscal_town',
      'buyer_fiscal_street',
      'buyer_repName',
      'buyer_repEmail',
      'buyer_capacity',
      'v_make',
      'v_type',
      'v_engine',
      'v_acquiredBy',
    ),
    '9.999.999,99 lei',
    ...of('annexList', 'place'),
  ]);
});

test('it stands on exactly one page whatever is written, and its four boxes are empty', () => {
  const answers = [
    sampleFor(sale),
    longestSampleFor(sale),
    initialValues(sale),
    { ...longestSampleFor(sale), seller_fiscalSame: '', seller_type: 'firma' },
  ];
  for (const values of answers) {
    const model = makePages(sale, values);
    expect(model.pages).toHaveLength(1);
    const boxes = model.pages[0]!.items.flatMap((item) =>
      item.kind === 'box' && item.name ? [item] : [],
    );
    expect(boxes.map((box) => box.name!.slice(0, 1))).toEqual(['A', 'B', 'C', 'D']);
    for (const box of boxes) {
      const inside = model.pages[0]!.items.filter(
        (item) =>
          item.kind === 'text' &&
          item.x >= box.x &&
          item.x < box.x + box.width &&
          item.y > box.y &&
          item.y <= box.y + box.height,
      );
      expect(inside.map((item) => item.kind === 'text' && item.text)).toEqual([box.name]);
      expect(box.height).toBeGreaterThan(30);
    }
  }
});

test('five copies are five pages, each marked with whose it is', async () => {
  const { text, pages } = await printed(sampleFor(sale), true);
  expect(pages).toBe(5);
  for (const copy of sale.copies!) expect(text).toContain(copy);
  expect(text.match(/Conform cu originalul/g)).toHaveLength(4);
});

test('a company is asked for its name, code and signatory, a person for name and CNP, a foreigner for a passport', () => {
  const asked = (answers: Values) =>
    sale.steps[0]!.fields.filter(
      (field) => !field.when || field.when({ ...initialValues(sale), ...answers }),
    ).map((field) => field.label);
  expect(asked({})).toEqual(
    expect.arrayContaining([
      'Nume și prenume',
      'CNP',
      'Act de identitate',
      'Seria',
      'Semnează un reprezentant',
    ]),
  );
  expect(asked({})).not.toEqual(expect.arrayContaining(['Denumirea firmei']));
  expect(asked({ seller_type: 'firma' })).toEqual(
    expect.arrayContaining(['Denumirea firmei', 'CUI / CIF', 'Reprezentant: nume și prenume']),
  );
  for (const label of ['Nume și prenume', 'CNP', 'Semnează un reprezentant'])
    expect(asked({ seller_type: 'firma' })).not.toContain(label);
  expect(asked({ seller_idType: 'pașaport' })).not.toContain('Seria');
});
