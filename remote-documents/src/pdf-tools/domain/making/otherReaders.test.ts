/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpus, corpusFile } from '../../samples/corpus';
import { dotPicture } from '../../samples/dotPicture';
import { judgedByOthers } from '../../samples/judgedByOthers';
import { brokenFiles } from '../../samples/odd/brokenFiles';
import { objectStreams } from '../../samples/odd/objectStreams';
import { ownerlessFiles } from '../../samples/odd/ownerlessFiles';
import { latin1 } from '../../samples/rawPdf';
import { assemblePdf } from './assemblePdf';
import { drawnToPdf } from '../drawing/drawnToPdf';
import { fillForm } from '../forms/formFields';
import { mendPdf } from '../opening/mendPdf';
import { startOptions } from './pdfOptions';
import { protectPdf } from './protectPdf';
import { pagesOf } from '../pages/toolPages';

const folder = judgedByOthers ? mkdtempSync(join(tmpdir(), 'pdf-')) : '';
afterAll(() => folder && rmSync(folder, { recursive: true }));
function write(file: string, bytes: Uint8Array): string {
  const path = join(folder, file);
  writeFileSync(path, bytes);
  return path;
}
const check = (path: string, password?: string) =>
  execFileSync('qpdf', [
    '--check',
    ...(password ? [`--password=${password}`] : []),
    path,
  ]).toString();
const textOf = (path: string, password?: string) =>
  execFileSync('pdftotext', [...(password ? ['-upw', password] : []), path, '-']).toString();
const drawn = (path: string, password?: string) =>
  execFileSync('pdftoppm', ['-r', '36', ...(password ? ['-upw', password] : []), path]).toString(
    'latin1',
  );

const sound = corpus.filter(({ kind }) => !['repairable', 'harmless', 'hopeless'].includes(kind));
(judgedByOthers ? test.each(sound) : test.skip.each(sound))(
  '$name reads and looks in the new document as it did, and that document is sound',
  async ({ name, kind, bytes }) => {
    const password = kind === 'locked' ? 'secret' : undefined;
    const before = write(`${name}.pdf`, bytes);
    const pages =
      kind === 'compact'
        ? 3
        : (Buffer.from(bytes)
            .toString('latin1')
            .match(/\/Type \/Page\b/g)?.length ?? 1);
    const { files } = await assemblePdf({
      pages: pagesOf({ id: name, name, kind: 'pdf', blob: new Blob() }, pages),
      options: startOptions,
      fileOf: () => new Blob([bytes]),
      passwordOf: () => password,
      prepareImage: () => Promise.reject(new Error('no photo here')),
      shrinkImage: () => Promise.reject(new Error('no photo here')),
      readFont: () => Promise.reject(new Error('no font here')),
      onPage: () => {},
    });
    const after = write(`${name}-after.pdf`, new Uint8Array(await files[0]!.arrayBuffer()));
    expect(check(after)).toMatch(/No syntax/);
    expect(textOf(after)).toBe(textOf(before, password));
    expect(drawn(after) === drawn(before, password)).toBe(true);
  },
);

const font = readFileSync(join(__dirname, '../../../../fonts/document-regular.ttf'));
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const page = { picture: dotPicture, width: 200, height: 300, words: [] };
async function mended(file: Blob): Promise<Blob | null> {
  const { blob, isSound } = await mendPdf(file);
  return isSound ? blob : null;
}
/** What comes of the tools that write a file anew. */
const made: { what: string; make: () => Promise<Blob | null>; password?: string }[] = [
  ...corpus
    .filter(({ kind }) => kind === 'repairable')
    .map(({ name, bytes }) => ({
      what: `${name}, repaired,`,
      make: () => mended(new Blob([bytes])),
    })),
  ...[...brokenFiles, ...objectStreams]
    .filter(({ outcome = 'works' }) => outcome === 'works')
    .map(({ name, text }) => ({
      what: `${name}, written anew,`,
      make: () => mended(new Blob([latin1(text)])),
    })),
  {
    what: 'a protected file',
    make: () => protectPdf(corpusFile('textField'), 'secret'),
    password: 'secret',
  },
  {
    what: 'a filled form',
    make: () => fillForm(corpusFile('textField'), { nume: 'Ștefan' }, font),
  },
  {
    what: 'a file for archives',
    make: () => drawnToPdf([page], async () => font, { title: 'Act' }),
  },
];
(judgedByOthers ? test.each(made) : test.skip.each(made))(
  '$what is sound in the eyes of qpdf',
  async ({ what, make, password }) => {
    const blob = await make();
    const path = write(`${what.replaceAll(/\W/g, '')}.pdf`, await bytesOf(blob!));
    expect(check(path, password)).toMatch(/No syntax/);
  },
);
const ownerless = Object.entries(ownerlessFiles);
(judgedByOthers ? test.each(ownerless) : test.skip.each(ownerless))(
  'qpdf and poppler open %s, of an owner without password, unasked',
  (name, text) => {
    const path = write(`ownerless-${name}.pdf`, latin1(text));
    // A missing identity is a warning.
    expect(execFileSync('qpdf', ['--warning-exit-0', '--check', path]).toString()).toMatch(
      'is owner',
    );
    expect(textOf(path)).toContain('Pagina 1');
  },
);
