/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { readPdf } from '#testing/readPdf';
import { corpusFile } from '../../samples/corpus';
import { ownedFiles, ownerlessFiles } from '../../samples/odd/ownerlessFiles';
import { latin1 } from '../../samples/rawPdf';
import { inspectPdf } from './inspectPdf';
import { openAsOwner } from './openAsOwner';

test.each(Object.entries(ownerlessFiles))(
  'the owner of %s has no password: it opens without one, in the editor of pages and in the reader',
  async (name, text) => {
    const file = new Blob([latin1(text)]);
    const { blob, password } = (await openAsOwner(file))!;
    const isEditable = name !== 'aes256WithoutId';
    expect(await inspectPdf(blob, password)).toMatchObject(
      isEditable ? { pages: 1, repaired: false } : { refused: 'damaged' },
    );
    const read = await readPdf(new Uint8Array(await blob.arrayBuffer()), password);
    expect(read).toMatchObject({ pages: 1, text: expect.stringContaining('Pagina 1') });
  },
);

test.each(Object.entries(ownedFiles))('%s keeps its password', async (_name, text) => {
  const file = new Blob([latin1(text)]);
  expect(await inspectPdf(file)).toEqual({ refused: 'password' });
  expect(await openAsOwner(file)).toBeNull();
  expect(await inspectPdf(file, 'secret')).toMatchObject({ pages: 1 });
});

test('a file without a lock is none that an owner opens', async () => {
  await expect(openAsOwner(corpusFile('textField'))).rejects.toThrow();
});
