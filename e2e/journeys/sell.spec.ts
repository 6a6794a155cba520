import { type Page, expect, signIn, test } from '../support/test';

test.use({ siteOf: 'sell' });

type Picture = { name: string; mimeType: string; buffer: Buffer };

/** Pictures drawn in the page, each larger than what is stored. */
async function drawPictures(page: Page, colours: string[]): Promise<Picture[]> {
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
const atStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
const choose = (page: Page, label: string) =>
  page.locator('label', { hasText: label }).first().click();
async function pick(page: Page, label: string, text: string, option: string) {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name: option, exact: true }).click();
}
async function addPhotos(page: Page, colours: string[]) {
  await page.getByLabel('Adăugați fotografii').setInputFiles(await drawPictures(page, colours));
  await expect(page.getByRole('list', { name: 'Fotografii' }).getByRole('img')).toHaveCount(0, {
    timeout: 30_000,
  }); // no placeholder is left
  await expect(page.getByRole('list', { name: 'Fotografii' }).locator('img')).toHaveCount(
    colours.length,
  );
}

/** From an empty form to the photos. */
async function writeFacts(page: Page) {
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
async function writeRest(page: Page, title: string) {
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

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publicați anunțul' }).click();
  await expect(page.getByRole('heading', { name: 'Anunțul este publicat' })).toBeVisible();
  return new URL(page.url()).searchParams.get('publicat')!;
}

test('a signed-out seller writes a listing, loses nothing on reload, signs in and publishes it; a visitor finds it', async ({
  page,
  newPerson,
}) => {
  await writeFacts(page);
  await addPhotos(page, ['#7a2222', '#225577', '#337744']);
  await page.getByRole('button', { name: 'Fotografia 3: faceți principală' }).click();
  await expect(page.getByText('Salvat pe acest dispozitiv')).toBeVisible();

  await page.reload();
  await atStep(page, 'Fotografii');
  await expect(page.getByRole('list', { name: 'Fotografii' }).locator('img')).toHaveCount(3);

  await writeRest(page, 'Škoda Octavia break, distribuție nouă');
  await expect(page.getByRole('article').getByText('158.400 km')).toBeVisible();
  await page.getByRole('link', { name: 'Intrați în cont' }).click();
  await page.getByLabel('E-mail').fill('utilizator@demo.ro');
  await page.getByLabel('Parolă').fill('Parola-demo-1');
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page).toHaveURL('/adauga-anunt?pas=previzualizare');
  const id = await publish(page);

  const visitor = await newPerson();
  await visitor.goto(`/post/${id}`);
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Škoda Octavia break, distribuție nouă' }),
  ).toBeVisible();
  await expect(visitor.getByText('10.900').first()).toBeVisible();

  await page.goto('/adauga-anunt');
  await atStep(page, 'Categoria');
  await expect(page.getByRole('radio', { name: 'Autoturisme' })).not.toBeChecked();
});

test('an upload that is cut is said at its photo, and only that one is sent again', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'utilizator@demo.ro');
  await writeFacts(page);
  await addPhotos(page, ['#555522', '#552255', '#225555']);
  await writeRest(page, 'Škoda Octavia cu încărcare întreruptă');
  const addresses = /\/upload\/storage\/v1\/b\//;
  const nameOf = (url: string) => new URL(url).searchParams.get('name') ?? '';
  const begun: string[] = [];
  await page.route(addresses, async (route) => {
    const name = nameOf(route.request().url());
    begun.push(name);
    return name === begun[0] ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Publicați anunțul' }).click();
  await expect(page.getByText('Anunțul nu a fost publicat')).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByText('Fotografia nu a putut fi încărcată. Verificați legătura și reîncercați.'),
  ).toHaveCount(1);
  await page.unroute(addresses);
  const again: string[] = [];
  page.on('request', (request) => {
    if (addresses.test(request.url())) again.push(nameOf(request.url()));
  });
  await page.getByRole('button', { name: 'Reîncercați publicarea' }).click();
  await expect(page.getByRole('heading', { name: 'Anunțul este publicat' })).toBeVisible();
  expect(begun.length).toBeGreaterThan(3);
  expect(new Set(again).size).toBe(1);
});

test('of two tabs that change the same listing the second is told, and its text is not lost', async ({
  page,
  context,
}) => {
  await signIn(page, 'vanzator@demo.ro');
  await writeFacts(page);
  await addPhotos(page, ['#444444', '#884422', '#228844']);
  await writeRest(page, 'Škoda Octavia pentru două file');
  const id = await publish(page);
  const second = await context.newPage();
  for (const each of [page, second]) {
    await each.goto(`/edit-anunt/${id}`);
    await expect(each.getByRole('textbox', { name: 'Titlu' })).toHaveValue(
      'Škoda Octavia pentru două file',
    );
  }
  await page.getByRole('textbox', { name: 'Preț' }).fill('9.900');
  await page.getByRole('button', { name: 'Fotografia 1: scoateți' }).click();
  await page.getByRole('button', { name: 'Salvați modificările' }).click();
  await expect(page.getByText('Modificările sunt salvate')).toBeVisible();

  await second.bringToFront();
  await expect(second.getByText('Anunțul a fost schimbat în altă filă')).toBeVisible();
  await second
    .getByRole('textbox', { name: 'Titlu' })
    .fill('Škoda Octavia, titlul din fila a doua');
  await second.getByRole('button', { name: 'Păstrați textul meu' }).click();
  await expect(second.getByText('Anunțul a fost schimbat între timp')).toBeVisible();
  await expect(second.getByRole('list', { name: 'Fotografii' }).locator('img')).toHaveCount(2);
  await expect(second.getByRole('textbox', { name: 'Preț' })).toHaveValue('9.900');
  await second.getByRole('button', { name: 'Salvați modificările' }).click();
  await expect(second.getByText('Modificările sunt salvate')).toBeVisible();
  await second.getByRole('link', { name: 'Vedeți anunțul' }).click();
  await expect(
    second.getByRole('heading', { level: 1, name: 'Škoda Octavia, titlul din fila a doua' }),
  ).toBeVisible();
});

test('a photo is moved and brought back by keyboard alone', async ({ page }) => {
  await writeFacts(page);
  await addPhotos(page, ['#111166', '#661111']);
  const photos = page.getByRole('list', { name: 'Fotografii' }).getByRole('listitem');
  const first = await photos.first().locator('img').getAttribute('src');
  await page.getByRole('button', { name: 'Fotografia 1 din 2, principală' }).press('Space');
  await expect(page.getByText(/Ați ridicat fotografia 1 din 2|Locul 1 din 2/)).toBeAttached();
  // The places are measured after the photo was lifted: a person who sees nothing move presses again, and the last place is the last.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Locul 2 din 2.')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(photos.nth(1).locator('img')).toHaveAttribute('src', first!);
  await page.getByRole('button', { name: 'Fotografia 2: scoateți' }).click();
  await expect(photos).toHaveCount(1);
  await page.getByRole('button', { name: 'Anulați' }).click();
  await expect(photos.nth(1).locator('img')).toHaveAttribute('src', first!);
});
