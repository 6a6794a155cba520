/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPdf } from '#testing/readPdf';
import { brokenFiles } from '../../samples/odd/brokenFiles';
import { encryptedFiles } from '../../samples/odd/encryptedFiles';
import { objectStreams } from '../../samples/odd/objectStreams';
import { oddBookmarks } from '../../samples/odd/oddBookmarks';
import { oddFonts } from '../../samples/odd/oddFonts';
import { oddForms } from '../../samples/odd/oddForms';
import { oddImages } from '../../samples/odd/oddImages';
import { oddPageTrees } from '../../samples/odd/oddPageTrees';
import type { OddPdf, Outcome } from '../../samples/odd/OddPdf';
import { oddSignatures } from '../../samples/odd/oddSignatures';
import { latin1 } from '../../samples/rawPdf';
import { dotPicture as picture } from '../../samples/dotPicture';
import { readerOnlySamples } from '../../samples/readerOnlySamples';
import { assemblePdf } from '../making/assemblePdf';
import { drawnToPdf } from '../drawing/drawnToPdf';
import { fillForm, readFormFields } from '../forms/formFields';
import { inspectPdf } from './inspectPdf';
import { mendPdf } from './mendPdf';
import { protectPdf } from '../making/protectPdf';
import { type PdfOptions, startOptions } from '../making/pdfOptions';
import { type ToolPage, pagesOf } from '../pages/toolPages';

const font = readFileSync(path.join(__dirname, '../../../../fonts/document-regular.ttf'));
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

type Source = { blob: Blob; pages: number; password?: string | undefined };

/** What the worker copies of a file, as `takeFile` asks for it: the file, or what could be mended of it. */
async function copied({ text, password }: OddPdf): Promise<Source | null> {
  const blob = new Blob([latin1(text)]);
  const seen = await inspectPdf(blob, password);
  if ('refused' in seen) return null;
  if (!seen.repaired) return { blob, pages: seen.pages, password };
  const { blob: mended, isSound } = await mendPdf(blob, password).catch(
    () => ({ blob: null, isSound: false }) as const,
  );
  if (!mended || !isSound) return null;
  expect(await inspectPdf(mended)).toMatchObject({ repaired: false });
  return { blob: mended, pages: seen.pages };
}

const crop = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 };

/** The documents made of a file; null when it was left out. */
async function assemble(
  { blob, pages, password }: Source,
  options: Partial<PdfOptions> = {},
  change: Partial<ToolPage> = {},
) {
  const chosen = pagesOf({ id: 'odd', name: 'odd.pdf', kind: 'pdf', blob }, pages);
  const { files, leftOut } = await assemblePdf({
    pages: chosen.map((page) => ({ ...page, ...change })),
    options: { ...startOptions, ...options },
    fileOf: () => blob,
    passwordOf: () => password,
    prepareImage: () => Promise.reject(new Error('no photo here')),
    shrinkImage: async () => null,
    readFont: async () => font,
    onPage: () => {},
  });
  return leftOut.length > 0 ? null : files;
}

/** Cut, turned, numbered, flattened, made smaller, a document of each page or of each bookmark. */
async function tryTools(source: Source): Promise<void> {
  const changes = { flattenForms: true, shrinkPdfs: true, pageNumbers: 'plain' } as const;
  const split = { by: 'pages', every: 1 } as const;
  const each = await assemble(source, { ...changes, split }, { crop, rotation: 90 });
  expect(each).toHaveLength(source.pages);
  const [first] = (await assemble(source, { split: { by: 'bookmarks' } })) ?? [];
  for (const file of [...each!, first!]) {
    expect(await inspectPdf(file)).toMatchObject({ repaired: false });
    const written = Buffer.from(await bytesOf(file)).toString('latin1');
    expect(written.match(/\bendstream\b/g)).toHaveLength(written.match(/\bstream\n/g)!.length);
  }
}

/** How a file fares in every tool, with what came of it. */
async function run(odd: OddPdf): Promise<{ outcome: Outcome; pages: number; text: string }> {
  const source = await copied(odd);
  const files = source && (await assemble(source));
  if (source && files) {
    await tryTools(source);
    return { outcome: 'works', ...(await readPdf(await bytesOf(files[0]!))) };
  }
  return readPdf(latin1(odd.text), odd.password).then(
    (read) => ({ outcome: 'drawn' as const, ...read }),
    () => ({ outcome: 'refused' as const, pages: 0, text: '' }),
  );
}

const kinds = Object.entries({
  brokenFiles,
  encryptedFiles,
  objectStreams,
  oddForms,
  oddBookmarks,
  oddSignatures,
  oddPageTrees,
  oddFonts,
  oddImages,
});
const all = kinds.flatMap(([kind, files]) => files.map((odd) => ({ kind, ...odd })));

test('there are twenty-five of each kind', () => {
  expect(kinds.map(([, files]) => new Set(files.map(({ text }) => text)).size)).toEqual(
    kinds.map(() => 25),
  );
});

test.each(all)('$kind: $name is copied, drawn or refused, as expected', async (odd) => {
  const { outcome, pages, text } = await run(odd);
  expect(outcome).toBe(odd.outcome ?? 'works');
  if (outcome === 'refused') return;
  expect(pages).toBe(odd.pages ?? 1);
  for (let page = 1; page <= pages; page += 1) expect(text).toContain('Pagina');
});

test.each(oddForms)('the fields of $name are read and filled in', async ({ text }) => {
  const blob = new Blob([latin1(text)]);
  const fields = await readFormFields(blob);
  const answers = Object.fromEntries(fields.map(({ name }) => [name, 'Ștefan']));
  const filled = await fillForm(blob, answers, font);
  expect(await inspectPdf(filled)).toMatchObject({ pages: 1, repaired: false });
});

test.each(Object.entries(readerOnlySamples))(
  '%s, drawn, goes through every tool as a file of one page, with its words',
  async (_name, file) => {
    const { text } = await readPdf(latin1(file));
    const words = [{ text, x: 20, y: 150, size: 12, degrees: 0 }];
    const page = { picture, width: 200, height: 300, words };
    const blob = await drawnToPdf([page], async () => font);
    expect(await inspectPdf(blob)).toEqual({ pages: 1, repaired: false });
    await tryTools({ blob, pages: 1 });
    expect(await readFormFields(blob)).toEqual([]);
    const archival = await drawnToPdf([page], async () => font, { title: 'Act' });
    expect(await inspectPdf(archival)).toEqual({ pages: 1, repaired: false });
    const locked = await protectPdf(blob, 'secret');
    expect(await inspectPdf(locked)).toEqual({ refused: 'password' });
    expect((await readPdf(await bytesOf(locked), 'secret')).text).toContain('Pagina');
  },
);
