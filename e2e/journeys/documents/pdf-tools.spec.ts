import { axeFindingsInBothColours } from '../../support/axe';
import { saved } from '../../support/papers/documentSteps';
import { makePdf } from '../../support/papers/makePdf';
import { drawPictures, lockedPdf, plainPdf } from '../../support/papers/pdfToolFiles';
import { readPdf } from '../../support/papers/readPdf';
import { smallPdf } from '../../support/papers/smallPdf';
import { type Page, expect, signIn, test } from '../../support/test';
import { settle } from '../../support/visit';
import { pressUntil } from '../../support/pressUntil';

const tiles = (page: Page) => page.getByRole('list', { name: 'Paginile' }).getByRole('listitem');

async function openTools(page: Page) {
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/generare-pdf/start');
  await expect(page.getByText('Nicio pagină încă')).toBeVisible();
}

test('two pictures and a PDF become one document; a broken file is named and left out; the order is changed by keyboard', async ({
  page,
}) => {
  await page.goto('/generare-pdf');
  await page.getByRole('link', { name: 'Intrați în cont și începeți' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await openTools(page);
  const broken = {
    name: 'stricat.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 nimic'),
  };
  await page
    .getByLabel('Adăugați poze sau PDF-uri')
    .setInputFiles([...(await drawPictures(page)), broken, smallPdf('Factura 2031')]);
  await expect(page.getByRole('heading', { name: '3 pagini' })).toBeVisible();
  await expect(page.getByText('stricat.pdf: este deteriorat sau nu poate fi citit')).toBeVisible();

  const pages = page.getByRole('list', { name: 'Paginile' }).getByRole('listitem');
  await expect(pages.nth(2)).toContainText('factura.pdf');
  await page.getByRole('button', { name: 'Mutați pagina 3' }).press('Space');
  await expect(page.getByText('Ați ridicat pagina 3 din 3.')).toBeAttached();
  await pressUntil(page, 'ArrowLeft', page.getByText('Locul 1 din 3.'));
  await page.keyboard.press('Space');
  await expect(pages.first()).toContainText('factura.pdf');

  await page.getByLabel('Numele fișierului').fill('Acte Golf');
  await page.getByRole('button', { name: 'Faceți PDF-ul' }).click();
  await expect(page.getByText(/^Gata: Acte Golf\.pdf/)).toBeVisible();
  const file = await saved(page, () =>
    page.getByRole('button', { name: 'Descărcați', exact: true }).click(),
  );
  expect(file.name).toBe('Acte Golf.pdf');
  const made = await readPdf(file.bytes);
  expect(made.pages[0]).toEqual({ width: 300, height: 200 });
  expect(made.pages).toHaveLength(3);
  expect(made.text).toContain('Factura 2031');
});

test('locked and damaged files are named and left out; pages are chosen by number, kept, and cut into documents of their own', async ({
  page,
}) => {
  await openTools(page);
  await page
    .getByLabel('Adăugați poze sau PDF-uri')
    .setInputFiles([
      plainPdf('dosar.pdf', 6),
      lockedPdf('extras.pdf'),
      { name: 'poza.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nu e o poză') },
      { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
  await expect(tiles(page)).toHaveCount(6);
  for (const reason of [
    'extras.pdf: este protejat cu parolă',
    'poza.jpg: este deteriorat sau nu poate fi citit',
    'note.txt: nu poate fi folosit; se primesc PDF, JPEG, PNG, WebP, AVIF, HEIC și TIFF',
  ])
    await expect(page.getByText(reason)).toBeVisible();
  const isWhole = await tiles(page)
    .first()
    .locator('canvas')
    .evaluate((picture) => {
      const frame = picture.parentElement!.getBoundingClientRect();
      return picture.getBoundingClientRect().height <= frame.height + 1;
    });
  expect(isWhole, 'a tall page is not cut in its frame').toBe(true);
  await page.getByRole('radio', { name: 'Mari' }).check();
  const picture = page.getByRole('button', { name: 'Măriți pagina 1' });
  await expect
    .poll(() => picture.evaluate((frame) => frame.getBoundingClientRect().width))
    .toBeGreaterThanOrEqual(250);

  await page.getByLabel('Alegeți pagini').fill('2-4, 6');
  await page.getByRole('button', { name: 'Păstrați doar alesele' }).click();
  await expect(tiles(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Anulați' }).click();
  await expect(tiles(page)).toHaveCount(6);
  await page.getByLabel('Alegeți pagini').fill('2-4, 6');
  await page.getByRole('button', { name: 'Întoarceți alesele' }).click();
  await page.getByRole('button', { name: 'Păstrați doar alesele' }).click();
  await page.getByText('Mai multe opțiuni').click();
  await page.getByLabel('Împărțiți în mai multe documente').selectOption('La fiecare 2 pagini');
  await expect(page.getByText('Mai multe opțiuni (1 aleasă)')).toBeVisible();
  await page.getByRole('button', { name: 'Faceți PDF-ul' }).click();
  await expect(page.getByText(/^Gata: 2 documente/)).toBeVisible();
  const zip = await saved(page, () =>
    page.getByRole('button', { name: 'Descărcați toate (ZIP)' }).click(),
  );
  expect(zip.name).toBe('document.zip');
  for (const name of ['document-1.pdf', 'document-2.pdf'])
    expect(zip.bytes.includes(name)).toBe(true);

  await page.getByLabel('Împărțiți în mai multe documente').selectOption('Un singur document');
  await page.getByRole('button', { name: 'Faceți PDF-ul' }).click();
  const { bytes } = await saved(page, () =>
    page.getByRole('button', { name: 'Descărcați', exact: true }).click(),
  );
  const made = await readPdf(bytes);
  expect(made.pages).toEqual([301, 302, 303, 305].map((height) => ({ width: 400, height }))); // turned
  for (const number of [2, 3, 4, 6]) expect(made.text).toContain(`dosar.pdf pagina ${number}`);
  expect(made.text).not.toContain('pagina 5');
});

test('while many photos are taken in and made into a PDF the page can be used, and both can be stopped', async ({
  page,
}) => {
  await openTools(page);
  const photos = await drawPictures(page, 12, 4000, 3000);
  const input = page.getByLabel('Adăugați poze sau PDF-uri');
  await input.setInputFiles(photos);
  await page.getByRole('progressbar', { name: /Se adaugă fișierele/ }).waitFor();
  await page.getByRole('button', { name: 'Opriți' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const some = await tiles(page).count(); // how many, a machine's speed says
  await input.setInputFiles(photos.slice(some));
  await expect(tiles(page)).toHaveCount(12);

  const make = page.getByRole('button', { name: 'Faceți PDF-ul' });
  const progress = page.getByRole('progressbar', { name: 'Se face PDF-ul' });
  await make.click();
  await progress.waitFor();
  await page.getByLabel('Numele fișierului').fill('Multe poze'); // the work goes on beside the page
  await page.getByRole('button', { name: 'Opriți' }).click();
  await expect(make).toBeEnabled();
  await expect(progress).toHaveCount(0);
  await expect(page.getByText(/^Gata/)).toHaveCount(0);

  await make.click();
  await expect(page.getByText(/^Gata: Multe poze\.pdf/)).toBeVisible({ timeout: 60_000 });
  const { pages } = await readPdf(
    (await saved(page, () => page.getByRole('button', { name: 'Descărcați', exact: true }).click()))
      .bytes,
  );
  expect(pages).toEqual(Array.from({ length: 12 }, () => ({ width: 842, height: 595 })));
});

test('photos inside a PDF are made smaller when asked, its text stays text', async ({ page }) => {
  await openTools(page);
  const jpeg = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2480, 3508);
    const context = canvas.getContext('2d')!;
    for (let y = 0; y < 3508; y += 8) {
      context.fillStyle = `rgb(${y % 251} ${(y * 7) % 251} ${(y * 13) % 251})`;
      for (let x = 0; x < 2480; x += 16) context.fillRect(x + (y % 16), y, 8, 8);
    }
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer(),
    );
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  });
  const buffer = makePdf([
    {
      line: 'Scanare 7',
      width: 595,
      height: 842,
      jpeg: { bytes: Buffer.from(jpeg, 'base64'), width: 2480, height: 3508 },
    },
  ]);
  await page
    .getByLabel('Adăugați poze sau PDF-uri')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
  const make = async () => {
    await page.getByRole('button', { name: 'Faceți PDF-ul' }).click();
    return (
      await saved(page, () => page.getByRole('button', { name: 'Descărcați', exact: true }).click())
    ).bytes;
  };
  const whole = await make();
  expect(whole.length).toBeGreaterThan(buffer.length * 0.98);
  await page.getByText('Mai multe opțiuni').click();
  await page.getByLabel('Micșorați și pozele din PDF-uri').check();
  await page.getByRole('radio', { name: /^Mic/ }).check();
  const small = await make();
  expect(small.length).toBeLessThan(whole.length / 2);
  expect(await readPdf(small)).toMatchObject({
    pages: [{ width: 595, height: 842 }],
    text: 'Scanare 7',
  });
});

test('files are dropped onto the page, photographed on a phone, and wait while another screen is visited', async ({
  page,
}) => {
  await openTools(page);
  const [picture] = await drawPictures(page, 1);
  const dropped = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'aruncata.png', {
        type: 'image/png',
      }),
    );
    return transfer;
  }, picture!.buffer.toString('base64'));
  await page
    .getByText('Adăugați poze sau PDF-uri')
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Contact/ })).toBeVisible();
  await page.goBack();
  await expect(tiles(page)).toContainText('aruncata.png');
  await expect(page.getByLabel('Fotografiați')).toHaveAttribute('capture', 'environment');
});

test('the tools at work fit the narrowest phone and pass axe in light and in dark colours', async ({
  page,
}) => {
  await openTools(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const broken = {
    name: `${'foarte-lung-'.repeat(9)}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  };
  await page
    .getByLabel('Adăugați poze sau PDF-uri')
    .setInputFiles([...(await drawPictures(page)), plainPdf('act.pdf', 2), broken]);
  await expect(tiles(page)).toHaveCount(4);
  await page.getByLabel('Alegeți pagina 2').check();
  await page.getByText('Căutați cuvinte sau pagini goale').click();
  await page.getByText('Mai multe opțiuni').click();
  await page.getByRole('button', { name: 'Faceți PDF-ul' }).click();
  await expect(page.getByText(/^Gata/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await settle(page);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
});
