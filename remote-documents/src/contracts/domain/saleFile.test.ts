/** @jest-environment ./tooling/jest/OneRealm.cjs */
import type { FormFacts } from '../facts/FormFacts';
import { itl005Facts } from '../facts/itl005';
import { itl016Facts } from '../facts/itl016';
import { itl054 } from '../facts/itl054';
import { paperLine } from '../facts/modelTexts';
import { transcriptionFacts } from '../facts/transcription';
import { documentDoubts } from './documentDoubts';
import type { Values } from './documentTypes';
import { makePages, signingRoles } from './makePages';
import { drawPdf } from './page-model/drawPdf';
import { pageTexts } from './page-model/testing/pageTexts';
import { saleFile } from './saleFile';
import { documentFonts as fonts } from './samples/documentFonts';
import { readPdf } from '#testing/readPdf';
import { person, sampleFor } from './samples/sampleValues';

const values: Values = {
  ...sampleFor(saleFile),
  ...person('buyer', 'Rusu Dan'),
  buyer_cnp: '2850412321239',
  buyer_idNumber: '654321',
  seller_taxOffice: 'Direcția Fiscală Sibiu',
  buyer_taxOffice: 'Primăria Cisnădie',
  proof_seller: '2026-11-01',
  proof_buyer: '2026-11-10',
  proof_autoPass: '2026-10-01',
  proof_rca: '2027-01-01',
};
const dense = (text: string) => text.replace(/\s+/g, '');

async function parts(more: Values = {}) {
  const { text, pages } = await readPdf(
    await drawPdf(makePages(saleFile, { ...values, ...more }), fonts),
  );
  const paperBegins = /(?=FIȘĂ DE DATE PENTRU|CERERE DE TRANSCRIERE|LISTA ACTELOR)/;
  const [contract = '', ...papers] = text.split(paperBegins);
  const sheets = papers.filter((paper) => paper.startsWith('FIȘĂ'));
  const [application = '', proofs = ''] = papers.slice(sheets.length);
  // Those who sell first, each with an own sheet.
  const sellers = 1 + Number(more.sellerOthers ?? 0);
  const [removal = '', declaration = ''] = [sheets[0], sheets[sellers]];
  return { pages, contract, removal, declaration, application, proofs };
}

function expectFacts(text: string, facts: FormFacts) {
  const { fields, notes } = facts;
  const flat = dense(text);
  expect(flat).toContain(dense(paperLine(facts)));
  for (const note of notes) expect(flat).toContain(dense(note));
  for (const captions of Object.values(fields)) {
    let from = 0;
    for (const caption of captions) {
      const at = flat.indexOf(dense(caption), from);
      expect({ caption, found: at >= 0 }).toEqual({ caption, found: true });
      from = at + dense(caption).length;
    }
  }
}

test('one entry of answers fills the contract, both sheets, the application and the list, as their facts say', async () => {
  const { pages, contract, removal, declaration, application, proofs } = await parts();
  expect(pages).toBe(5);
  for (const { title } of itl054.boxes) expect(contract).toContain(title);
  expectFacts(removal, itl016Facts);
  expectFacts(declaration, itl005Facts);
  expectFacts(application, transcriptionFacts);
  for (const sheet of [removal, declaration, application])
    for (const answer of ['TMBJJ7NE8H0123456', 'K123456', 'Diesel', '110', 'Euro 6', '20.11.2026'])
      expect(sheet).toContain(answer);
  for (const sheet of [removal, declaration]) expect(sheet).toContain('119');
  expect(removal).toMatch(/1630615123457[^]*Rusu Dan/);
  expect(removal).toContain('Direcția Fiscală Sibiu');
  expect(declaration).toMatch(/2850412321239[^]*Ștefănescu Ioana-Mădălina/);
  expect(declaration).toContain('Primăria Cisnădie');
  expect(declaration).not.toContain('1630615123457');
  expect(application).toContain('se păstrează: SB 12 ABC');
  for (const until of ['01.12.2026', '10.12.2026', '30.11.2026', '01.01.2027', '14.05.2027'])
    expect(proofs).toContain(until);
});

test('each paper is handed in alone: it counts its own pages and says its last day', async () => {
  const { removal, declaration, application } = await parts();
  for (const sheet of [removal, declaration]) expect(sheet).toContain('20.12.2026');
  expect(application).toContain('18.02.2027');
  const pagesSay = (more: Values) =>
    makePages(saleFile, { ...values, ...more }).pages.flatMap((page) =>
      pageTexts(page).filter((text) => text.startsWith('Pagina')),
    );
  expect(pagesSay({})).toEqual([]);
  expect(pagesSay({ sellerOthers: '1' })).toEqual(['Pagina 1 din 2', 'Pagina 2 din 2']);
});

test('the sheets name a foreigner by the NIF, and the others who sell or buy', async () => {
  const { removal, declaration, application } = await parts({
    buyer_idType: 'pașaport',
    buyer_cnp: '',
    buyer_nif: '9123456789012',
    buyerOthers: '1',
    ...person('buyer2', 'Rusu Ana'),
    buyer2_cnp: '',
    buyer2_nif: '9210987654321',
    buyer2_idType: 'pașaport',
    buyer2_share: '1/2',
  });
  for (const sheet of [declaration, application])
    expect(sheet).toMatch(/9123456789012[^]*Rusu Ana[^]*9210987654321[^]*1\/2/);
  expect(removal).not.toContain('Rusu Ana');
});

test('each proof whose day is known has its last day among what is to be done', () => {
  const terms = (more: Values) =>
    saleFile.checklist.flatMap(({ text, until }) => {
      const day = until?.({ ...values, ...more });
      return day ? [`${day} ${text}`] : [];
    });
  expect(terms({ proof_buyer: '' })).toEqual([
    '2026-12-01 Expiră dovada vânzătorului că nu are datorii; trebuie să fie valabilă la semnare.',
    '2026-11-30 Expiră certificatul RAR Auto-Pass; trebuie să fie valabil la semnare.',
    '2027-01-01 Expiră asigurarea RCA.',
    '2027-05-14 Expiră ITP-ul.',
  ]);
});

test('five copies are of the contract, and the sheets come once', () => {
  expect(makePages(saleFile, values, { allCopies: true }).pages).toHaveLength(9);
  expect(signingRoles(saleFile, values)).toEqual([
    'Vânzător',
    'Cumpărător',
    'Contribuabil (vânzător)',
    'Contribuabil (cumpărător)',
    'Solicitant',
  ]);
});

test.each<[what: string, answers: Values, field: string]>([
  ['a proof of no debts after 30 days', { proof_buyer: '2026-10-20' }, 'proof_buyer'],
  ['an Auto-Pass after 60 days', { proof_autoPass: '2026-09-20' }, 'proof_autoPass'],
  ['an insurance that ran out', { proof_rca: '2026-11-19' }, 'proof_rca'],
])('%s is asked about', (_what, answers, field) => {
  const doubts = (more: Values) =>
    documentDoubts(saleFile, { ...values, ...more }, { today: '2026-11-22' }).map(
      (doubt) => doubt.field,
    );
  expect(doubts({})).toEqual([]);
  expect(doubts(answers)).toEqual([field]);
});
