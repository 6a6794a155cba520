/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpus } from '../samples/corpus';
import { assemblePdf } from './assemblePdf';
import { startOptions } from './pdfOptions';
import { pagesOf } from './toolPages';

/** Other programs judge what is made here, on machines that have them. */
const has = (program: string, ...args: string[]) => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const hasReaders = has('qpdf', '--version') && has('pdftotext', '-v') && has('pdftoppm', '-v');
if (!hasReaders) console.info('qpdf and poppler are not installed: what they say is not checked.');

const folder = hasReaders ? mkdtempSync(join(tmpdir(), 'pdf-')) : '';
afterAll(() => folder && rmSync(folder, { recursive: true }));
function write(file: string, bytes: Uint8Array): string {
  const path = join(folder, file);
  writeFileSync(path, bytes);
  return path;
}
const textOf = (path: string, password?: string) =>
  execFileSync('pdftotext', [...(password ? ['-upw', password] : []), path, '-']).toString();
const drawn = (path: string, password?: string) =>
  execFileSync('pdftoppm', ['-r', '36', ...(password ? ['-upw', password] : []), path]).toString(
    'latin1',
  );

const sound = corpus.filter(({ kind }) => !['repairable', 'harmless', 'hopeless'].includes(kind));
(hasReaders ? test.each(sound) : test.skip.each(sound))(
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
    expect(execFileSync('qpdf', ['--check', after]).toString()).toMatch(/No syntax/);
    expect(textOf(after)).toBe(textOf(before, password));
    expect(drawn(after) === drawn(before, password)).toBe(true);
  },
);
