/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { formatPhone } from '@anunturi/shared-domain/validators/phone';
import { drawPdf } from './page-model/drawPdf';
import { PAGE_HEIGHT, PAGE_WIDTH } from './page-model/pageModel';
import { pageTexts } from './page-model/testing/pageTexts';
import { textWidth } from './page-model/textWidth';
import { documentList } from './documentList';
import {
  type DocumentId,
  type Values,
  askedFields,
  documentIds,
  initialValues,
} from './documentTypes';
import { unfinishedFields } from './fieldProblem';
import { makePages } from './makePages';
import { documentFonts as fonts } from './samples/documentFonts';
import { readPdf } from '#testing/readPdf';
import { company, longestSampleFor, sampleFor } from './samples/sampleValues';

/** The file of a sale is five papers at once; its own test looks at each. */
const singlePapers = documentIds.filter((id) => id !== 'dosar-vanzare');

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
  const hidden = ['check', 'choice', 'date', 'money', 'plate', 'civ', 'whole'];
  const fields = definition.steps
    .flatMap((step) => askedFields(step.fields, values))
    .filter((field) => !hidden.includes(field.kind) && !/_(village|country)$/.test(field.name));
  expect(fields.length).toBeGreaterThan(3);
  for (const field of fields)
    for (const line of values[field.name]!.split('\n'))
      expect(flat).toContain(field.kind === 'phone' ? formatPhone(line) : line);
});

test.each(documentIds)('%s: the longest answers stay on the paper', async (id) => {
  const definition = await load(id);
  const model = makePages(definition, longestSampleFor(definition));
  expect(model.pages.length).toBeLessThanOrEqual(id === 'dosar-vanzare' ? 5 : 3);
  for (const item of model.pages.flatMap((page) => page.items)) {
    if (item.kind !== 'text') continue;
    expect(item.x).toBeGreaterThanOrEqual(0);
    expect(item.x + textWidth(item.text, item.size, item.bold)).toBeLessThanOrEqual(
      PAGE_WIDTH - 20,
    );
    expect(item.y).toBeLessThanOrEqual(PAGE_HEIGHT - 10);
    expect(item.size).toBeGreaterThan(3.4);
  }
});

test.each(documentIds)('%s: an empty form prints with gaps for the pen', async (id) => {
  const definition = await load(id);
  const others = { sellerOthers: '1', buyerOthers: '3' };
  const model = makePages(definition, { ...initialValues(definition), ...others });
  expect(model.pages.length).toBeGreaterThan(0);
  expect(JSON.stringify(model)).not.toMatch(/undefined|NaN|null/);
  const texts = model.pages.flatMap(pageTexts);
  for (const offered of ['C.I.', 'România', 'același cu domiciliul/sediul'])
    expect(texts).not.toContain(offered);
});

test.each<[id: DocumentId, gaps: string[], unsaid: string[]]>([
  [
    'predare-primire',
    ['Defecte vizibile: ..', 'Accesorii: ..', 'primit astăzi: ..'],
    ['nu s-au constatat', 'fără'],
  ],
  [
    'inchiriere-auto',
    ['Starea: ..', 'Limita de kilometri: ..', 'franșiza de ..', 'Garanția de ..'],
    ['fără defecte', 'fără limită', 'valoarea'],
  ],
  ['antecontract', ['avansul de ..', 'plătește celeilalte ..'], []],
])(
  '%s: printed for the pen it has room for all, and says nothing that nobody typed',
  async (id, gaps, unsaid) => {
    const definition = await load(id);
    const { pages } = makePages(definition, initialValues(definition));
    const text = pages.flatMap(pageTexts).join(' ').replace(/\s+/g, ' ');
    for (const gap of gaps) expect(text).toContain(gap);
    for (const fact of unsaid) expect(text).not.toContain(fact);
  },
);

test('a promise without money says nothing of an advance, and a rental without an excess leaves it to the insurer', async () => {
  const textOf = async (id: DocumentId, answers: Values) => {
    const definition = await load(id);
    const { pages } = makePages(definition, { ...sampleFor(definition), ...answers });
    return pages.flatMap(pageTexts).join(' ').replace(/\s+/g, ' ');
  };
  const promise = await textOf('antecontract', { advanceKind: 'nimic', penalty_amount: '500' });
  expect(promise).not.toMatch(/avans|arvun/i);
  expect(promise).toContain('plătește celeilalte 500 lei');
  expect(await textOf('inchiriere-auto', { excess_amount: '' })).toContain(
    'suportă franșiza stabilită de asigurător;',
  );
});

test.each<[DocumentId, string]>([
  ['vanzare-auto', 'seller'],
  ['itl-005', 'taxpayer'],
])('%s: a passport has no series, whatever was typed before', async (id, party) => {
  const definition = await load(id);
  const shown = (more: Values) =>
    makePages(definition, { ...sampleFor(definition), ...more }).pages.flatMap(pageTexts);
  expect(shown({ [`${party}_idSeries`]: 'zx' })).toContain('ZX');
  const passport = { [`${party}_idType`]: 'pașaport', [`${party}_idSeries`]: 'zx' };
  expect(shown(passport)).not.toContain('ZX');
});

test('who provides a service chooses no court: a consumer is sued where the law says (Cod procedură civilă art. 121, 126)', async () => {
  const definition = await load('prestari-servicii');
  const { pages } = makePages(definition, sampleFor(definition));
  expect(pages.flatMap(pageTexts).join(' ')).not.toContain('sediul prestatorului');
});

test.each(singlePapers)(
  '%s: a company stands in it by its own name, code and the one who signs for it',
  async (id) => {
    const definition = await load(id);
    const parties = definition.steps.flatMap((step) =>
      step.party && step.fields.some((field) => field.name === `${step.party}_cui`)
        ? [step.party]
        : [],
    );
    const values = {
      ...sampleFor(definition),
      ...Object.assign({}, ...parties.map((party) => company(party))),
    };
    expect(unfinishedFields(definition, values)).toEqual([]);
    const { text } = await readPdf(await drawPdf(makePages(definition, values), fonts));
    const count = (piece: string) => text.replace(/\s+/g, ' ').split(piece).length - 1;
    expect(count('Cârciuma Țărănească Șelimbăr SRL')).toBe(2 * parties.length); // among the parties and where it signs
    expect(count('RO14399840')).toBe(parties.length);
    expect(count('prin Mureșan Gheorghiță')).toBeGreaterThanOrEqual(parties.length);
    expect(count('1630615123457')).toBe(
      definition.steps.filter((step) => step.party && !parties.includes(step.party)).length,
    );
  },
);

test.each(documentIds)('%s: the longest answers are all in the text of its PDF', async (id) => {
  const definition = await load(id);
  const values = longestSampleFor(definition);
  const { text } = await readPdf(await drawPdf(makePages(definition, values), fonts));
  const dense = (part: string) => part.replace(/\s+/g, '');
  for (const step of definition.steps)
    if (step.party) expect(dense(text)).toContain(dense(values[`${step.party}_name`]!));
  if (definition.steps.some((step) => step.fields.some((field) => field.name === 'price_amount')))
    expect(dense(text)).toContain(
      dense(
        'nouă milioane nouă sute nouăzeci și nouă de mii nouă sute nouăzeci și nouă de lei și nouăzeci și nouă de bani',
      ),
    );
  expect(text).not.toContain('?');
});

test.each(singlePapers)(
  '%s: signatures stand on the same page as the words they are under',
  async (id) => {
    const definition = await load(id);
    const [lastPage, ...others] = makePages(
      definition,
      longestSampleFor(definition),
    ).pages.toReversed();
    expect(pageTexts(lastPage!)).toContain('semnătura');
    expect(pageTexts(lastPage!).length).toBeGreaterThan(12);
    expect(others.flatMap(pageTexts)).not.toContain('semnătura');
  },
);

test('letters of other languages survive, signs that no font has become a question mark', async () => {
  const sale = await load('vanzare-auto');
  const { text } = await readPdf(
    await drawPdf(
      makePages(sale, { ...sampleFor(sale), seller_name: 'Şükrü Őry Żółć Ελένη Іванна 王' }),
      fonts,
    ),
  );
  expect(text).toContain('Șükrü Őry Żółć Ελένη Іванна ?');
});

test('a power of attorney says on the paper and beside the form that offices want a special one', async () => {
  const definition = await load('imputernicire');
  const wanted = 'cer procură specială, dată la notar';
  const { text } = await readPdf(
    await drawPdf(makePages(definition, sampleFor(definition)), fonts),
  );
  expect(text.replace(/\s+/g, ' ')).toContain(wanted);
  expect(definition.steps[0]!.note).toContain(wanted);
});
