import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { answerOfficialForms } from './officialForms';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'));
  await writeFile(join(folder, 'a.pdf'), '%PDF-1.7 form');
  await writeFile(join(folder, 'a.json'), '{"Nume":"seller_name"}');
});
afterAll(() => rm(folder, { recursive: true }));

const sha256 = createHash('sha256').update('%PDF-1.7 form').digest('hex');
const form = { document: 'vanzare-auto', pdf: 'a.pdf', fields: 'a.json', sha256 };
const ask = (path: string, forms = [form]) =>
  new Hono().get('/formulare/*', answerOfficialForms(forms, folder)).request(path);

test('an official form of the configuration is given with the list of its fields', async () => {
  const pdf = await ask('/formulare/vanzare-auto.pdf');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(await pdf.text()).toBe('%PDF-1.7 form');
  expect(await (await ask('/formulare/vanzare-auto.json')).json()).toEqual({ Nume: 'seller_name' });
});

test('a form of another hash, a missing one and one of no configuration are not there', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const states = [
    await ask('/formulare/vanzare-auto.pdf', [{ ...form, sha256: '0'.repeat(64) }]),
    await ask('/formulare/vanzare-auto.json', [{ ...form, pdf: 'gone.pdf' }]),
    await ask('/formulare/itl-005.pdf'),
    await ask('/formulare/../a.pdf'),
  ].map(({ status }) => status);
  expect(states).toEqual([404, 404, 404, 404]);
  expect(said.mock.calls.map(([what]) => what)).toEqual([
    'The official form a.pdf is not used.',
    'The official form gone.pdf is not used.',
  ]);
  said.mockRestore();
});
