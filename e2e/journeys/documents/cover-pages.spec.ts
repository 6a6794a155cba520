import { saved } from '../../support/papers/documentSteps';
import { plainPdf } from '../../support/papers/pdfToolFiles';
import { readPdf } from '../../support/papers/readPdf';
import { expect, signIn, test } from '../../support/test';

test('a part of a page that is covered by keyboard is gone from the file, words and all; the other page keeps its text', async ({
  page,
}) => {
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/generare-pdf/start');
  await expect(page.getByText('Nicio pagină încă')).toBeVisible();
  await page.getByLabel('Adăugați poze sau PDF-uri').setInputFiles(plainPdf('dosar.pdf', 2));
  await page.getByRole('button', { name: 'Măriți pagina 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Acoperiți' }).press('Enter');
  await dialog.getByRole('button', { name: 'Adăugați o zonă' }).press('Enter');
  await dialog.getByLabel('De sus, %').fill('0');
  await dialog.getByRole('button', { name: 'Închideți' }).press('Enter');
  await expect(
    page.getByRole('list', { name: 'Paginile' }).getByRole('listitem').first(),
  ).toContainText('acoperit');
  await page.getByRole('button', { name: 'Faceți PDF-ul' }).click();
  const { bytes } = await saved(page, () =>
    page.getByRole('button', { name: 'Descărcați', exact: true }).click(),
  );
  const made = await readPdf(bytes);
  expect(made.pages).toEqual([
    { width: 300, height: 400 },
    { width: 301, height: 400 },
  ]);
  expect(made.text).not.toContain('pagina 1');
  expect(made.text).toContain('dosar.pdf pagina 2');
});
