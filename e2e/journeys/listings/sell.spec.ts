import { findCar } from '../../support/listings/seededListing';
import { type Page, expect, signIn, test } from '../../support/test';
import {
  addPhotos,
  atStep,
  publish,
  writeFacts,
  writeRest,
} from '../../support/listings/sellSteps';

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
  await page.clock.install();
  await signIn(page, 'utilizator@demo.ro');
  await writeFacts(page);
  await addPhotos(page, ['#555522', '#552255', '#225555']);
  await writeRest(page, 'Škoda Octavia cu încărcare întreruptă');
  const addresses = /\/upload\/storage\/v1\/b\//;
  const nameOf = (url: string) => new URL(url).searchParams.get('name') ?? '';
  const begun: string[] = [];
  let prepared = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/preparePhoto')) prepared += 1;
  });
  await page.route(addresses, async (route) => {
    const name = nameOf(route.request().url());
    begun.push(name);
    return name === begun[0] ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Publicați anunțul' }).click();
  await expect.poll(() => prepared).toBe(2); // before the clock runs away from a machine that is slow at it
  // The other one is tried again and again first, after pauses that grow.
  await expect(async () => {
    await page.clock.fastForward('00:03');
    await expect(page.getByText('Anunțul nu a fost publicat')).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [100], timeout: 60_000 });
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
  const rav4 = 'Toyota RAV4 2.5 Hybrid AWD 222 CP, 2020, Executive';
  const { path } = await findCar(page.request, '/toate-anunturile?vanzator=demoVanzator', rav4);
  const second = await context.newPage();
  const photos = (tab: Page) => tab.getByRole('list', { name: 'Fotografii' }).locator('img');
  for (const each of [page, second]) {
    await each.goto(`/edit-anunt/${path.slice(-20)}`);
    await expect(each.getByRole('textbox', { name: 'Titlu' })).toHaveValue(rav4);
    await expect(photos(each)).toHaveCount(5);
  }
  await page.getByRole('textbox', { name: 'Preț' }).fill('9.900');
  await page.getByRole('button', { name: 'Fotografia 1: scoateți' }).click();
  await page.getByRole('button', { name: 'Salvați modificările' }).click();
  await expect(page.getByText('Modificările sunt salvate')).toBeVisible();

  await second.bringToFront();
  await expect(second.getByText('Anunțul a fost schimbat în altă filă')).toBeVisible();
  const text = 'Textul scris în fila a doua, despre o mașină cu toate reviziile la timp.';
  await second.getByRole('textbox', { name: 'Descriere' }).fill(text);
  await second.getByRole('button', { name: 'Păstrați textul meu' }).click();
  await expect(second.getByText('Anunțul a fost schimbat între timp')).toBeVisible();
  await expect(photos(second)).toHaveCount(4);
  await expect(second.getByRole('textbox', { name: 'Preț' })).toHaveValue('9.900');
  await second.getByRole('button', { name: 'Salvați modificările' }).click();
  await expect(second.getByText('Modificările sunt salvate')).toBeVisible();
  await second.getByRole('link', { name: 'Vedeți anunțul' }).click();
  await expect(second.getByRole('heading', { level: 1, name: rav4 })).toBeVisible();
  await expect(second.getByText(text)).toBeVisible();
});
