/** @jest-environment ./tooling/jest/OneRealm.cjs */
import type { FormFacts } from '../facts/FormFacts';
import { itl005Facts } from '../facts/itl005';
import { itl016Facts } from '../facts/itl016';
import { itl054 } from '../facts/itl054';
import { transcriptionFacts } from '../facts/transcription';
import { documentDoubts } from './documentDoubts';
import type { Values } from './documentTypes';
import { makePages, signingRoles } from './makePages';
import { drawPdf } from './page-model/drawPdf';
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

async function parts() {
  const { text, pages } = await readPdf(await drawPdf(makePages(saleFile, values), fonts));
  const [contract = '', removal = '', declaration = '', application = '', proofs = ''] = text.split(
    /(?=FIȘĂ DE DATE PENTRU|CERERE DE TRANSCRIERE|LISTA ACTELOR)/,
  );
  return { pages, contract, removal, declaration, application, proofs };
}

function expectFacts(text: string, { claim, fields, notes }: FormFacts) {
  const flat = dense(text);
  expect(flat).toContain(dense(claim));
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
