import { createHash, webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_CONFIG_ID } from '@anunturi/shared-contract/page/readPageConfig';
import { fillOfficialForm, makePdf } from './domain/makePdf';
import { openContracts, sale } from './testing/openContracts';

// The worker and the download are the browser's; what goes into them is checked.
jest.mock('./domain/makePdf', () => ({
  makePdf: jest.fn(async () => new Blob(['%PDF'], { type: 'application/pdf' })),
  fillOfficialForm: jest.fn(async () => ({ file: new Blob(['%PDF']), unfit: ['Act'] })),
}));
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));

const form = Buffer.from('%PDF-1.7 with fields');
const config = document.createElement('script');
const { fetch, crypto } = globalThis;

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, {
    isSecureContext: true,
    fetch: async (path: string) =>
      path === '/formulare/vanzare-auto.pdf'
        ? {
            ok: true,
            arrayBuffer: async () =>
              // of Node's own realm, as its crypto wants it
              form.buffer.slice(form.byteOffset, form.byteOffset + form.byteLength),
          }
        : { ok: true, json: async () => ({ 'Vanzator.Nume': 'seller_name' }) },
  });
  config.id = PAGE_CONFIG_ID;
  config.type = 'application/json';
  document.body.append(config);
});
afterEach(() => {
  config.remove();
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  Object.assign(globalThis, { isSecureContext: false, fetch });
});

const haveForm = (sha256: string) => {
  const officialForms = [{ document: 'vanzare-auto', pdf: 'a.pdf', fields: 'a.json', sha256 }];
  config.textContent = JSON.stringify({ site: { officialForms } });
};
const download = () => userEvent.click(screen.getByRole('button', { name: 'Descărcați PDF' }));

test('the official form of the site is filled in, says what it did not take, and may be left aside', async () => {
  haveForm(createHash('sha256').update(form).digest('hex'));
  openContracts(sale);
  const wanted = await screen.findByLabelText('Completați formularul oficial');
  expect(wanted).toBeChecked();
  await download();
  expect(await screen.findByText(/completați-le cu pixul: Act/)).toBeVisible();
  expect(jest.mocked(fillOfficialForm).mock.calls[0]![0]).toMatchObject({
    fields: { 'Vanzator.Nume': 'seller_name' },
    texts: { seller_name: '' },
  });
  await userEvent.click(wanted);
  await download();
  await waitFor(() => expect(makePdf).toHaveBeenCalledTimes(1));
});

test('our page stands in for an official form of another hash, and says so', async () => {
  haveForm('0'.repeat(64));
  openContracts(sale);
  await screen.findByLabelText('Completați formularul oficial');
  await download();
  expect(
    await screen.findByText(/Formularul oficial lipsește sau nu este cel verificat/),
  ).toBeVisible();
  expect(makePdf).toHaveBeenCalledTimes(1);
  expect(fillOfficialForm).not.toHaveBeenCalled();
});

test('a site without official forms offers none', async () => {
  config.textContent = JSON.stringify({ site: {} });
  openContracts(sale);
  await screen.findByRole('button', { name: 'Descărcați PDF' });
  expect(screen.queryByLabelText('Completați formularul oficial')).toBeNull();
});
