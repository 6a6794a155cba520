import { join } from 'node:path';
import { findGolf, saved } from '../../support/papers/documentSteps';
import { readPdf } from '../../support/papers/readPdf';
import { type Page, expect, signIn, test } from '../../support/test';

/** A car drawn by us, 640 x 480, encoded as an iPhone does (heif-enc of Debian's libheif-examples). */
const photo = join(import.meta.dirname, '../../support/files/drawn-car.heic');

/** The colour in the middle of a picture: the car's red, when it was decoded at all. */
async function middle(page: Page, name: string | RegExp): Promise<number[]> {
  return page
    .getByRole('img', { name })
    .first()
    .evaluate(async (picture: HTMLImageElement) => {
      await picture.decode();
      const context = new OffscreenCanvas(1, 1).getContext('2d')!;
      context.drawImage(
        picture,
        picture.naturalWidth / 2,
        picture.naturalHeight * 0.6,
        1,
        1,
        0,
        0,
        1,
        1,
      );
      return [...context.getImageData(0, 0, 1, 1).data];
    });
}
function expectRed([red, green, blue]: number[]) {
  expect(red).toBeGreaterThan(140);
  expect(Math.max(green!, blue!)).toBeLessThan(90);
}

test("an iPhone's photo becomes a page of a PDF", async ({ page }) => {
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/generare-pdf/start');
  await page.getByLabel('Adăugați poze sau PDF-uri').setInputFiles(photo);
  await expect(page.getByRole('heading', { name: '1 pagină' })).toBeVisible();
  await page.getByRole('radio', { name: 'Cât poza' }).check();
  await page.getByLabel('Margini').selectOption('0 mm');
  await page.getByRole('button', { name: 'Faceți PDF-ul' }).click();
  const { bytes } = await saved(page, () =>
    page.getByRole('button', { name: 'Descărcați', exact: true }).click(),
  );
  const { pages } = await readPdf(bytes);
  expect(pages.map(({ width, height }) => Math.round((100 * width) / height))).toEqual([133]);
});

test("an iPhone's photo kept in the archive can be looked at in any browser", async ({ page }) => {
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/arhivare/start');
  await page.getByLabel('Adăugați PDF-uri sau imagini').setInputFiles(photo);
  await page.getByRole('button', { name: 'drawn-car', exact: true }).click();
  expectRed(await middle(page, 'drawn-car'));
  const { name, bytes } = await saved(page, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Descărcați' }).click(),
  );
  expect(name).toBe('drawn-car.jpg');
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

test("an iPhone's photo is taken into a listing", async ({ page }) => {
  await signIn(page, 'vanzator@demo.ro');
  await page.goto(`/edit-anunt/${await findGolf(page.request)}`);
  const pictures = page.getByRole('list', { name: 'Fotografii' }).locator('img');
  await expect(pictures.first()).toBeVisible();
  const before = await pictures.count();
  await page.getByLabel('Adăugați fotografii').setInputFiles(photo);
  await expect(pictures).toHaveCount(before + 1);
  await expect
    .poll(() => pictures.last().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText(/nu poate fi citită/)).toHaveCount(0);
});
