/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawPdf } from '../page-model/drawPdf';
import { PAGE_HEIGHT, PAGE_WIDTH } from '../page-model/pageModel';
import { textWidth } from '../page-model/textWidth';
import { documentList } from './documentList';
import { type DocumentId, askedFields, documentIds, initialValues } from './documentTypes';
import { unfinishedFields } from './fieldProblem';
import { makePages } from './makePages';
import { readPdf } from './samples/readPdf';
import { longestSampleFor, sampleFor } from './samples/sampleValues';

const font = (weight: string) => readFileSync(path.join(__dirname, `../../../fonts/document-${weight}.ttf`));
const fonts = { regular: font('regular'), bold: font('bold') };
const load = async (id: DocumentId) => documentList.find((entry) => entry.id === id)!.load();

test('the list has every document once, and each opens under its own name', async () => {
  expect(documentList.map((entry) => entry.id).sort()).toEqual([...documentIds].sort());
  for (const entry of documentList) expect((await entry.load()).id).toBe(entry.id);
});

test.each(documentIds)('%s: every answer is found in the text of its PDF', async (id) => {
  const definition = await load(id);
  const values = sampleFor(definition);
  expect(unfinishedFields(definition, values)).toEqual([]);
  const { text } = await readPdf(await drawPdf(makePages(definition, values), fonts));
  const flat = text.replace(/\s+/g, ' ');
  const hidden = ['check', 'choice', 'date', 'phone', 'money', 'plate', 'civ', 'whole'];
  const fields = definition.steps.flatMap((step) => askedFields(step.fields, values)).filter((field) => !hidden.includes(field.kind) && !/_(email|capacity|fiscal_.*|village|country)$/.test(field.name));
  expect(fields.length).toBeGreaterThan(3);
  for (const field of fields) for (const line of values[field.name]!.split('\n')) expect(flat).toContain(line);
});

test.each(documentIds)('%s: the longest answers stay on the paper', async (id) => {
  const definition = await load(id);
  const model = makePages(definition, longestSampleFor(definition));
  expect(model.pages.length).toBeLessThanOrEqual(3);
  for (const item of model.pages.flatMap((page) => page.items)) {
    if (item.kind !== 'text') continue;
    expect(item.x).toBeGreaterThanOrEqual(0);
    expect(item.x + textWidth(item.text, item.size, item.bold)).toBeLessThanOrEqual(PAGE_WIDTH - 20);
    expect(item.y).toBeLessThanOrEqual(PAGE_HEIGHT - 10);
    expect(item.size).toBeGreaterThan(3.4);
  }
});

test.each(documentIds)('%s: an empty form prints with gaps for the pen', async (id) => {
  const definition = await load(id);
  const model = makePages(definition, initialValues(definition));
  expect(model.pages.length).toBeGreaterThan(0);
  expect(JSON.stringify(model)).not.toMatch(/undefined|NaN|null/);
});

test('the sale contract carries a person and a company field by field, in its own order', async () => {
  const sale = await load('vanzare-auto');
  const { text, pages } = await readPdf(await drawPdf(makePages(sale, sampleFor(sale)), fonts));
  expect(pages).toBe(1);
  const expected = [
    'CONTRACT DE ÎNSTRĂINARE-DOBÂNDIRE', 'Ștefănescu Ioana-Mădălina', '1630615123457', 'C.I.', 'SB', '123456', '0712 345 678', 'ioana@exemplu.ro', 'România', 'Sibiu', '550123', 'Țiglarilor', 'același cu domiciliul/sediul', 'proprietar',
    'Cârciuma Țărănească Șelimbăr SRL', 'RO14399840', '0269 123 456', 'Șelimbăr', 'Mihai Viteazul', 'Brașov', 'Făgăraș', 'Mureșan Gheorghiță', 'BV', '654321', '18547290', '0723 456 789', 'gh@exemplu.ro', 'administrator',
    'Škoda', 'Octavia Combi 2.0 TDI', 'TMBJJ7NE8H0123456', 'CRMB123456', '1.968', 'SB 12 ABC', '14.05.2027', 'K123456', '2017', 'Euro 6', '02.03.2019', 'contract de vânzare-cumpărare',
    '12.500,50 lei', 'douăsprezece mii cinci sute de lei și cincizeci de bani', 'da: proces-verbal de predare-primire', '20.11.2026',
  ];
  let from = 0;
  for (const piece of expected) {
    const at = text.indexOf(piece, from);
    expect({ piece, found: at >= 0 }).toEqual({ piece, found: true });
    from = at;
  }
});

test('the sale contract stands on exactly one page with the longest names allowed, and its four boxes are empty', async () => {
  const sale = await load('vanzare-auto');
  for (const values of [sampleFor(sale), longestSampleFor(sale), initialValues(sale)]) {
    const model = makePages(sale, values);
    expect(model.pages).toHaveLength(1);
    const boxes = model.pages[0]!.items.flatMap((item) => (item.kind === 'box' && item.name ? [item] : []));
    expect(boxes.map((box) => box.name!.slice(0, 1))).toEqual(['A', 'B', 'C', 'D']);
    for (const box of boxes) {
      const inside = model.pages[0]!.items.filter((item) => item.kind === 'text' && item.x >= box.x && item.x < box.x + box.width && item.y > box.y && item.y <= box.y + box.height);
      expect(inside.map((item) => item.kind === 'text' && item.text)).toEqual([box.name]);
      expect(box.height).toBeGreaterThan(30);
    }
  }
});

test('five copies are five pages, each marked with whose it is', async () => {
  const sale = await load('vanzare-auto');
  const { text, pages } = await readPdf(await drawPdf(makePages(sale, sampleFor(sale), true), fonts));
  expect(pages).toBe(5);
  for (const copy of sale.copies!) expect(text).toContain(copy);
  expect(text.match(/Conform cu originalul/g)).toHaveLength(4);
});

test('letters of other languages survive, signs that no font has become a question mark', async () => {
  const sale = await load('vanzare-auto');
  const { text } = await readPdf(await drawPdf(makePages(sale, { ...sampleFor(sale), seller_name: 'Şükrü Őry Żółć Ελένη Іванна 王' }), fonts));
  expect(text).toContain('Șükrü Őry Żółć Ελένη Іванна ?');
});
