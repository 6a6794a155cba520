import { saved } from '../../support/papers/documentSteps';
import { drawScan } from '../../support/papers/drawScan';
import { readPdf } from '../../support/papers/readPdf';
import { expect, signIn, test } from '../../support/test';

/** The recogniser is 3 MB of code that a laden machine compiles first. */
const READ_MS = 60_000;

test('a scan and an identity card are read on the device alone: words are found in the document, answers are shown before they are taken over', async ({
  page,
  baseURL,
}) => {
  const loaded: Promise<number>[] = [];
  const elsewhere: string[] = [];
  page.context().on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL!))
      elsewhere.push(request.url());
  });
  page.context().on('response', (response) => {
    if (/-wasm\.chunk\.js|tesseract|ron\.traineddata/.test(response.url()))
      loaded.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/generare-pdf/start');
  await expect(page.getByText('Nicio pagină încă')).toBeVisible();
  await page
    .getByLabel('Adăugați poze sau PDF-uri')
    .setInputFiles(
      await drawScan(page, 'scan.png', [
        'Subsemnatul Ștefan Țurcanu, din București,',
        'am vândut autoturismul pentru 12.500 lei.',
      ]),
    );
  expect(loaded, 'nothing of the recogniser comes before it is used').toEqual([]);
  await page.getByText('Mai multe opțiuni').click();
  await page.getByLabel('Recunoașteți textul (OCR)').check();
  await page.getByRole('button', { name: 'Faceți PDF-ul' }).click();
  await expect(page.getByText('Text recunoscut pe 1 pagină.')).toBeVisible({ timeout: READ_MS });
  const { bytes } = await saved(page, () =>
    page.getByRole('button', { name: 'Descărcați', exact: true }).click(),
  );
  const { text } = await readPdf(bytes);
  expect(text).toContain('Subsemnatul Ștefan');
  expect(text).toContain('am vândut autoturismul');

  await page.getByLabel('Căutare în PDF').fill('turcanu');
  await page.getByLabel('Căutare în PDF').press('Enter');
  await page.getByRole('button', { name: 'Recunoașteți textul și căutați' }).click();
  await page.getByRole('button', { name: /^Pagina 1: .*urcanu/ }).click({ timeout: READ_MS });
  const dialog = page.getByRole('dialog', { name: 'Pagina 1: scan.png' });
  await expect(dialog.getByTestId('areas').locator('rect')).toHaveCount(1);

  await page.goto('/contracte?document=vanzare-auto');
  await page.getByRole('button', { name: 'Citiți cartea de identitate dintr-o poză' }).click();
  const paper = page.getByRole('dialog');
  await paper
    .getByLabel(/Alegeți sau fotografiați actul/)
    .setInputFiles(
      await drawScan(page, 'ci.png', ['SERIA RX NR 123456', 'CNP 1800101221144', 'Mun.Brad']),
    );
  await expect(paper.getByLabel('CNP: 1800101221144')).toBeChecked({ timeout: READ_MS });
  await paper.getByRole('button', { name: 'Preluați ce este bifat' }).click();
  await expect(page.getByLabel('CNP', { exact: true })).toHaveValue('1800101221144');

  const sizes = await Promise.all(loaded);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  expect(megabytes, 'the screen says 2,6 MB').toBeCloseTo(2.6, 0);
  expect(elsewhere).toEqual([]);
});
