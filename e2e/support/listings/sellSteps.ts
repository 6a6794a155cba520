import { type Page, expect } from '../test';

type Picture = { name: string; mimeType: string; buffer: Buffer };

/** Pictures drawn in the page, each larger than what is stored. */
export async function drawPictures(page: Page, colours: string[]): Promise<Picture[]> {
  const drawn = await page.evaluate(async (fills) => {
    const draw = async (fill: string) => {
      const canvas = new OffscreenCanvas(2400, 1600);
      const context = canvas.getContext('2d')!;
      context.fillStyle = fill;
      context.fillRect(0, 0, 2400, 1600);
      context.fillStyle = '#ffffff';
      context.fillRect(500, 700, 1400, 300);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer(),
      );
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    };
    return Promise.all(fills.map(draw));
  }, colours);
  return drawn.map((base64, at) => ({
    name: `foto-${at + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(base64, 'base64'),
  }));
}

const next = (page: Page) => page.getByRole('button', { name: 'Continuați', exact: true }).click();
export const atStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
export const choose = (page: Page, label: string) =>
  page.locator('label', { hasText: label }).first().click();
async function pick(page: Page, label: string, text: string, option: string) {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name: option, exact: true }).click();
}
export async function addPhotos(page: Page, colours: string[]) {
  await page.getByLabel('Adăugați fotografii').setInputFiles(await drawPictures(page, colours));
  await expect(page.getByRole('list', { name: 'Fotografii' }).getByRole('img')).toHaveCount(0, {
    timeout: 30_000,
  }); // no placeholder is left
  await expect(page.getByRole('list', { name: 'Fotografii' }).locator('img')).toHaveCount(
    colours.length,
  );
}

/** From an empty form to the photos. */
export async function writeFacts(page: Page) {
  await page.goto('/adauga-anunt');
  await atStep(page, 'Categoria');
  await choose(page, 'Autoturisme');
  await next(page);
  await atStep(page, 'Datele de bază');
  await pick(page, 'Marca', 'skod', 'Škoda');
  await pick(page, 'Modelul', 'octa', 'Octavia');
  await page.getByLabel('Anul fabricației').fill('2017');
  await page.getByLabel('Kilometri').fill('158 400');
  await page.getByLabel('Combustibil').selectOption({ label: 'Diesel' });
  await page.getByLabel('Caroserie').selectOption({ label: 'Break' });
  await choose(page, 'Manuală');
  await choose(page, 'Rulat');
  await next(page);
  await atStep(page, 'Detalii');
  await next(page);
  await atStep(page, 'Fotografii');
}

/** From the photos to the preview. */
export async function writeRest(page: Page, title: string) {
  await next(page);
  await atStep(page, 'Descriere');
  await page.getByRole('textbox', { name: 'Titlu' }).fill(title);
  await page
    .getByRole('textbox', { name: 'Descriere' })
    .fill('Mașină de familie cu toate reviziile la timp, distribuție schimbată la 140.000 km.');
  await next(page);
  await atStep(page, 'Preț și contact');
  await page.getByRole('textbox', { name: 'Preț' }).fill('10.900');
  await expect(page.getByText(/aprox\. [\d.]+ lei/)).toBeVisible();
  await pick(page, 'Localitatea', 'sibiu', 'Sibiu');
  await next(page);
  await atStep(page, 'Previzualizare');
}

export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publicați anunțul' }).click();
  await expect(page.getByRole('heading', { name: 'Anunțul este publicat' })).toBeVisible();
  return new URL(page.url()).searchParams.get('publicat')!;
}
