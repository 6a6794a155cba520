/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { drawPdf } from './page-model/drawPdf';
import { type Values, initialValues } from './documentTypes';
import { makePages } from './makePages';
import { itl054 } from '../facts/itl054';
import { paperLine } from '../facts/modelTexts';
import { saleContract as sale } from './saleContract';
import { readPdf } from '#testing/readPdf';
import { documentFonts as fonts } from './samples/documentFonts';
import {
  personPieces,
  companyPieces,
  vehiclePieces,
  endPieces,
} from './samples/saleContractPieces';
import {
  company,
  longestSampleFor,
  person,
  price,
  sampleFor,
  signing,
  vehicle,
} from './samples/sampleValues';

const dense = (text: string) => text.replace(/\s+/g, '');
const printed = async (values: Values, allCopies = false) =>
  readPdf(await drawPdf(makePages(sale, values, { allCopies }), fonts));

/** Each piece stands in the text after the one before it, wherever its lines were broken. */
function expectInOrder(text: string, pieces: string[]) {
  let from = 0;
  for (const piece of pieces) {
    const at = dense(text).indexOf(dense(piece), from);
    expect({ piece, found: at >= 0 }).toEqual({ piece, found: true });
    from = at + dense(piece).length;
  }
}

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
        'email',
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

test('it stands on exactly one page whatever is written, and its four boxes hold what the model has in them', () => {
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
    expect(boxes.map((box) => box.name)).toEqual(itl054.boxes.map(({ title }) => title));
    for (const [at, box] of boxes.entries()) {
      const inside = model.pages[0]!.items.filter(
        (item) =>
          item.kind === 'text' &&
          item.x >= box.x &&
          item.x < box.x + box.width &&
          item.y > box.y &&
          item.y <= box.y + box.height,
      );
      const { title, lines } = itl054.boxes[at]!;
      const text = inside.map((item) => (item.kind === 'text' ? item.text : '')).join(' ');
      expect(dense(text)).toBe(dense([title, ...lines].join(' ')));
      expect(box.height).toBeGreaterThan(30);
    }
  }
});

test('A and B are the seller’s tax office, above the title; C and D the buyer’s, below the signatures', () => {
  const { items } = makePages(sale, sampleFor(sale)).pages[0]!;
  const yOf = (start: string) =>
    items.flatMap((item) =>
      item.kind === 'text' && item.text.startsWith(start) ? [item.y] : [],
    )[0]!;
  const boxOf = (id: string) =>
    items.flatMap((item) =>
      item.kind === 'box' && item.name?.startsWith(`${id} `) ? [item] : [],
    )[0]!;
  const [a, b, c, d] = [boxOf('A'), boxOf('B'), boxOf('C'), boxOf('D')];
  expect([a.name, b.name, c.name, d.name]).toEqual([
    'A – Organul fiscal local al vânzătorului',
    'B – Organul fiscal local al vânzătorului',
    'C – Organul fiscal local al cumpărătorului',
    'D – Organul fiscal local al cumpărătorului',
  ]);
  expect([a.x < b.x, a.y === b.y, c.x < d.x, c.y === d.y]).toEqual([true, true, true, true]);
  expect(a.y).toBeLessThan(yOf('CONTRACT DE'));
  expect(c.y).toBeGreaterThan(yOf('Cumpărător'));
});

test('its captions are the model’s, each in its place, and its notes stand below', async () => {
  const { text } = await printed({
    ...sampleFor(sale),
    ...person('seller'),
    ...person('buyer'),
    seller_fiscalSame: '',
    buyer_fiscalSame: '',
  });
  const [before, seller = '', buyer = ''] = text.split(/[12]\. Persoana care/);
  expect(before).toContain(paperLine(itl054));
  for (const party of [seller, buyer]) expectInOrder(party, [...itl054.fields.party!]);
  expectInOrder(text, [...itl054.fields.vehicle!]);
  expectInOrder(text, [...itl054.notes]);
});

test('the mass is in tonnes, and of trailers alone', async () => {
  const trailer = await printed({ ...sampleFor(sale), v_mass: '750', v_norm: 'fără motor' });
  expect(trailer.text).toMatch(/masa maximă \(tone\)[^]*0,75/);
  const car = await printed({ ...sampleFor(sale), v_mass: '1540' });
  expect(car.text).not.toContain('1,54');
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
