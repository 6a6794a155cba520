/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { corpusFile } from '../../samples/corpus';
import { fillForm, readFormFields } from './formFields';

const font = readFileSync(path.join(__dirname, '../../../../fonts/document-regular.ttf'));
const filled = async (sample: string, answers: Record<string, string>) =>
  (await readFormFields(await fillForm(corpusFile(sample), answers, font))).map(
    ({ name, value }) => [name, value],
  );

test('text, box, choice and buttons of a group are read as a screen asks for them', async () => {
  expect(await readFormFields(corpusFile('textField'))).toEqual([
    { name: 'nume', label: 'nume', kind: 'text', value: 'Ana Pop', isLong: false },
  ]);
  expect(await readFormFields(corpusFile('checkbox'))).toMatchObject([
    { kind: 'box', value: 'da' },
  ]);
  expect(await readFormFields(corpusFile('choice'))).toMatchObject([
    { kind: 'choice', value: 'Cluj', options: ['Cluj', 'Bihor'] },
  ]);
  expect(await readFormFields(corpusFile('radioOverTwoPages'))).toMatchObject([
    { kind: 'choice', value: 'Card', options: ['Card', 'Numerar'] },
  ]);
  expect(await readFormFields(corpusFile('bookmarks'))).toEqual([]);
  expect(await readFormFields(corpusFile('signed'))).toEqual([]);
});

test('answers stand in the file, with Romanian letters, and fields that got none stay', async () => {
  expect(await filled('textField', { nume: 'Ștefan Țuțea' })).toEqual([['nume', 'Ștefan Țuțea']]);
  expect(await filled('textField', {})).toEqual([['nume', 'Ana Pop']]);
  expect(await filled('textField', { altul: 'x' })).toEqual([['nume', 'Ana Pop']]);
  expect(await filled('checkbox', { acord: '' })).toEqual([['acord', '']]);
  expect(await filled('choice', { judet: 'Bihor' })).toEqual([['judet', 'Bihor']]);
  expect(await filled('choice', { judet: 'Dolj' })).toEqual([['judet', 'Cluj']]);
  expect(await filled('radioOverTwoPages', { plata: 'Numerar' })).toEqual([['plata', 'Numerar']]);
});
