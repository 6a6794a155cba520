import { saved } from '../support/documentSteps';
import { readPdf } from '../support/readPdf';
import { smallPdf } from '../support/smallPdf';
import { type Page, expect, signIn, test } from '../support/test';

/** Two pictures drawn in the page. */
async function drawPictures(page: Page) {
  const drawn = await page.evaluate(() =>
    Promise.all(['#7a2222', '#225577'].map(async (fill) => {
      const canvas = new OffscreenCanvas(1200, 800);
      const context = canvas.getContext('2d')!;
      context.fillStyle = fill;
      context.fillRect(0, 0, 1200, 800);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    })),
  );
  return drawn.map((base64, at) => ({ name: `talon-${at + 1}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }));
}

test('two pictures and a PDF become one document; a broken file is named and left out; the order is changed by keyboard', async ({ page }) => {
  await page.goto('/generare-pdf');
  await page.getByRole('link', { name: 'Intrați în cont și începeți' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/generare-pdf/start');
  await expect(page.getByText('Nicio pagină încă')).toBeVisible();
  const broken = { name: 'stricat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nimic') };
  await page.getByLabel('Adăugați poze sau PDF-uri').setInputFiles([...(await drawPictures(page)), broken, smallPdf('Factura 2031')]);
  await expect(page.getByRole('heading', { name: '3 pagini' })).toBeVisible();
  await expect(page.getByText('stricat.pdf: este deteriorat sau nu poate fi citit')).toBeVisible();

  const pages = page.getByRole('list', { name: 'Paginile' }).getByRole('listitem');
  await expect(pages.nth(2)).toContainText('factura.pdf');
  await page.getByRole('button', { name: 'Mută pagina 3' }).press('Space');
  await expect(page.getByText(/Ați ridicat pagina 3|pe locul 3/)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Pagina este acum pe locul 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(pages.nth(1)).toContainText('factura.pdf');

  await page.getByLabel('Numele fișierului').fill('Acte Golf');
  await page.getByRole('button', { name: 'Fă PDF-ul' }).click();
  await expect(page.getByText(/^Gata: Acte Golf\.pdf/)).toBeVisible();
  const file = await saved(page, () => page.getByRole('button', { name: 'Descarcă', exact: true }).click());
  expect(file.name).toBe('Acte Golf.pdf');
  const made = await readPdf(file.bytes);
  expect(made.pages[1]).toEqual({ width: 300, height: 200 });
  expect(made.pages).toHaveLength(3);
  expect(made.text).toContain('Factura 2031');
});
