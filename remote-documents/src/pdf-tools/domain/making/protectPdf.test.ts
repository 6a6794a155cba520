/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { corpus } from '../../samples/corpus';
import { inspectPdf } from '../opening/inspectPdf';
import { protectPdf } from './protectPdf';

const password = 'Țuică și 7 mere';
const plain = corpus.filter(({ kind }) => ['plain', 'form'].includes(kind));

test.each(plain.map((file) => [file.name, file] as const))(
  '%s opens with its password alone once it is protected',
  async (_name, { bytes }) => {
    const before = await inspectPdf(new Blob([bytes]));
    const file = await protectPdf(new Blob([bytes]), password);
    expect(await inspectPdf(file)).toEqual({ refused: 'password' });
    expect(await inspectPdf(file, 'altceva')).toEqual({ refused: 'password' });
    expect(await inspectPdf(file, password)).toEqual(before);
  },
);

test('a password typed with letters in parts opens the file as one typed with whole letters does', async () => {
  const file = await protectPdf(new Blob([plain[0]!.bytes]), password.normalize('NFD'));
  expect(await inspectPdf(file, password)).toMatchObject({ repaired: false });
});

/** Whether poppler is there to be asked. */
const hasPoppler = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

(hasPoppler ? test : test.skip)(
  'another reader opens it with the password, and not without',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'protected-'));
    const file = path.join(folder, 'a.pdf');
    const made = await protectPdf(new Blob([plain[0]!.bytes]), 'secret');
    writeFileSync(file, Buffer.from(await made.arrayBuffer()));
    const open = (...args: string[]) =>
      execFileSync('pdftotext', [...args, file, '-'], { stdio: ['ignore', 'pipe', 'ignore'] });
    expect(() => open()).toThrow();
    expect(() => open('-upw', 'secret')).not.toThrow();
    rmSync(folder, { recursive: true });
  },
);
