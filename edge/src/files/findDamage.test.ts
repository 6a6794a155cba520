import { findDamage, integrityOf } from './findDamage';

const files: Record<string, string> = { 'a.js': 'a', 'b.js': 'b' };
const assets = Object.fromEntries(
  Object.entries(files).map(([file, text]) => [
    file,
    { sizeBytes: text.length, integrity: integrityOf(text) },
  ]),
);
const reading = (there: Record<string, string>) => async (file: string) =>
  there[file] === undefined ? null : Buffer.from(there[file]);

test('files that are as their list says are no damage, whatever lies beside them', async () => {
  expect(await findDamage(assets, reading({ ...files, 'c.js': 'c' }))).toEqual([]);
});

test('a file that is missing and one of other bytes are named', async () => {
  expect(await findDamage(assets, reading({ 'b.js': 'other' }))).toEqual([
    { file: 'a.js', fault: 'is missing' },
    { file: 'b.js', fault: 'has other bytes' },
  ]);
});
