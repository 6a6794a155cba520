import { openCar } from '../../support/listings/openCar';
import { type Page, expect, signIn, test } from '../../support/test';
import { openGolf } from '../../support/papers/documentSteps';
import { holdScripts } from '../../support/holdScripts';
import { readPdf } from '../../support/papers/readPdf';
import { seededCars } from '../../support/listings/seededListing';
import { settle } from '../../support/visit';
import { watchShifts } from '../../support/watchShifts';

test('a car found in a list shows its photos large, its tax with the formula, and its seller', async ({
  page,
}) => {
  await page.goto(seededCars);
  const cars = page.getByRole('list', { name: 'Anunțuri' }).getByRole('heading', { level: 2 });
  const title = (await cars.first().textContent())!;
  await cars.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: 'Fotografia următoare' }).first().click();
  await page.getByRole('button', { name: /^Măriți fotografia 2/ }).click();
  const large = page.getByRole('dialog');
  await expect(large.getByText('2 / ', { exact: false })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText('3 / ', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await page.getByText(/^Contract gata făcut · impozit .+ lei\/an · fără taxe$/).click();
  await expect(page.getByText('Codul fiscal art. 470 alin. (2)')).toBeVisible();
  const more = page.getByRole('button', { name: 'Mai multe acțiuni' });
  // What stays beside the text while it is read is higher than this screen, and its end is seen all the same.
  await page.getByRole('heading', { name: 'Descriere' }).hover();
  await page.mouse.wheel(0, 300);
  await expect(more).toBeInViewport({ ratio: 1 });
  await page.getByRole('region', { name: 'Vânzător' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Anunțuri active' })).toBeVisible();
});

test('the price of a usual car is held against the others, which are named', async ({ page }) => {
  await openGolf(page);
  await page.locator('#similare').scrollIntoViewIfNeeded();
  const position = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Prețul față de anunțuri comparabile' }) })
    .last();
  await expect(position).toContainText(
    /Obișnuit, între .+ și .+, după 1\d anunțuri comparabile active/,
  );
  await position.getByText(/^Vedeți cele \d+ anunțuri comparate/).click();
  await expect(position.getByRole('link', { name: /Golf/ }).first()).toBeVisible();
});

test('a listing is printed with all its data and nothing to press', async ({ page }) => {
  await openCar(page);
  const engine = page.locator('details', { hasText: 'Motor și transmisie' }).locator('dl');
  await expect(engine).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(engine).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Descriere' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByLabel('Mesaj către vânzător')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mai multe acțiuni' })).toBeHidden();
});

test('on paper a listing has margins, its place and day, the phone that was shown, and a code that leads back', async ({
  page,
}) => {
  await openCar(page);
  await expect(page.getByRole('img', { name: 'Cod QR cu adresa anunțului' })).toBeHidden();
  await page.getByRole('button', { name: 'Afișați numărul de telefon' }).click();
  const phone = (await page.locator('a[href^="tel:+40"]').textContent())!;
  await page.emulateMedia({ media: 'print' });
  const code = page.getByRole('img', { name: 'Cod QR cu adresa anunțului' });
  await expect(code).toBeVisible();
  const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text, left } = await readPdf(printed);
  expect(text).toContain(phone);
  expect(text).toMatch(/\p{L} · (publicat|reînnoit) pe \d\d\.\d\d\.\d{4}/u); // after the place
  expect(text).not.toContain('Cât costă păstrarea');
  expect(left).toBeGreaterThan(35); // points: more than 12 mm
});

test('an old address leads to the new one, and the id alone shows the same listing', async ({
  page,
}) => {
  const path = await openCar(page);
  const id = path.slice(-20);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(`/anunt/alt-titlu-${id}`);
  await expect(page).toHaveURL(path);
  await page.goto(`/post/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  const answer = await page.request.get(`/anunt/alt-titlu-${id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect((await page.request.get('/anunt/nu-exista-AAAAAAAAAAAAAAAAAAAA')).status()).toBe(404);
});

test('the phone is shown when asked for', async ({ page }) => {
  await openCar(page);
  await page.getByRole('button', { name: 'Afișați numărul de telefon' }).click();
  await expect(page.locator('a[href^="tel:+40"]')).toBeVisible();
});

test('a message typed signed out waits for signing in and then goes to the seller by itself', async ({
  page,
}) => {
  const path = await openCar(page, '/toate-anunturile?vanzator=demoVanzator&marca=toyota');
  await page.getByLabel('Mesaj către vânzător').fill('Bună ziua, se poate vedea sâmbătă?');
  await page.getByRole('button', { name: 'Intrați în cont și trimiteți' }).click();
  await page.getByLabel('E-mail').fill('utilizator@demo.ro');
  await page.getByLabel('Parolă').fill('Parola-demo-1');
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page).toHaveURL(new RegExp(path));
  await expect(page.getByText('Mesajul a fost trimis.')).toBeVisible();
});

test('a favourite wanted signed out is kept after signing in', async ({ page }) => {
  const path = await openCar(page);
  await page
    .getByRole('button', { name: /^Salvați la favorite/ })
    .first()
    .click();
  await page.getByLabel('E-mail').fill('utilizator@demo.ro');
  await page.getByLabel('Parolă').fill('Parola-demo-1');
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page).toHaveURL(new RegExp(path));
  await expect(
    page.getByRole('button', { name: /^Scoateți de la favorite/ }).first(),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('a hidden listing leaves the lists of this device and may come back', async ({ page }) => {
  const path = await openCar(page, '/toate-anunturile?categorie=autoturisme');
  const title = (await page.getByRole('heading', { level: 1 }).textContent())!;
  const more = page.getByRole('button', { name: 'Mai multe acțiuni' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Ascundeți anunțul' }).click();
  await expect(page.getByText('Anunțul nu mai apare în liste pe acest dispozitiv')).toBeVisible();
  await page.goto('/toate-anunturile?categorie=autoturisme');
  await expect(page.getByText('1 anunț ascuns')).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  await page.goto(path);
  await more.click();
  await page.getByRole('menuitem', { name: 'Arătați din nou în liste' }).click();
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Ascundeți anunțul' })).toBeVisible();
  await page.goto('/toate-anunturile?categorie=autoturisme');
  await expect(
    page.getByRole('article').filter({ hasText: title }).getByText('Văzut'),
  ).toBeVisible();
});

test('a report is refused without what the law asks for and answered with a receipt', async ({
  page,
}) => {
  await openCar(page);
  await page.getByRole('button', { name: 'Mai multe acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Raportați anunțul' }).click();
  const dialog = page.getByRole('dialog', { name: 'Raportați anunțul' });
  await dialog.getByRole('button', { name: 'Trimiteți sesizarea' }).click();
  await expect(dialog.getByText('Alegeți motivul.')).toBeVisible();
  await dialog.getByLabel('Motivul').selectOption('fraud');
  await dialog
    .getByLabel('Ce este în neregulă')
    .fill('Fotografiile sunt luate din alt anunț, de pe alt site.');
  await dialog.getByLabel('Numele dumneavoastră').fill('Dan Pop');
  await dialog.getByLabel('Adresa de e-mail').fill('dan@exemplu.ro');
  await dialog.getByLabel(/Declar cu bună-credință/).check();
  await dialog.getByRole('button', { name: 'Trimiteți sesizarea' }).click();
  await expect(page.getByText('Numărul sesizării:')).toBeVisible();
});

test('a menu opened before the page works stays open, and what is chosen there happens', async ({
  page,
  context,
}) => {
  await openCar(page);
  const hold = await holdScripts(context);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Mai multe acțiuni' }).click();
  const poster = page.getByRole('menuitem', { name: 'Afiș cu cod QR' });
  await expect(poster).toBeVisible();
  hold.release();
  await settle(page);
  // A reload ends where the page was before it: at its top. The menu is where its button is.
  await page.getByRole('button', { name: 'Mai multe acțiuni' }).scrollIntoViewIfNeeded();
  await poster.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a poster carries a QR code of the address', async ({ page }) => {
  await openCar(page);
  await page.getByRole('button', { name: 'Mai multe acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Afiș cu cod QR' }).click();
  await expect(
    page.getByRole('dialog').getByRole('img', { name: 'Cod QR cu adresa anunțului' }),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
});

test('the poster of the owner carries their phone in large figures, a visitor’s does not', async ({
  page,
  newPerson,
}) => {
  const phone = /^07\d\d \d{3} \d{3}$/;
  const openPoster = async (person: Page) => {
    await openGolf(person);
    const poster = person.getByRole('menuitem', { name: 'Afiș cu cod QR' });
    // The owner's bar comes with the session: a menu that is opened while it comes may close, and is opened again.
    await expect(async () => {
      await person.getByRole('button', { name: 'Mai multe acțiuni' }).click();
      await expect(poster).toBeVisible({ timeout: 2000 });
    }).toPass();
    await poster.click();
    await expect(person.getByRole('dialog').getByRole('img')).toBeVisible();
  };
  await signIn(page, 'vanzator@demo.ro');
  await openPoster(page);
  await expect(page.getByRole('dialog').getByText(phone)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(phone).last()).toHaveCSS('font-size', /^[5-9]\dpx$/);
  const visitor = await newPerson();
  await openPoster(visitor);
  await expect(visitor.getByRole('dialog').getByText(phone)).toHaveCount(0);
});

test('the owner sees the own listing with a way to change it, which moves nothing, and cannot write to themselves', async ({
  page,
}) => {
  const moved = await watchShifts(page);
  await signIn(page, 'vanzator@demo.ro');
  await openCar(page, '/toate-anunturile?categorie=autoturisme&vanzator=demoVanzator');
  await expect(page.getByText('Anunțul dumneavoastră · Activ')).toBeVisible();
  expect(await moved()).toBeLessThan(0.05);
  await expect(page.getByLabel('Mesaj către vânzător')).toHaveCount(0);
  await page.getByRole('link', { name: 'Modificați' }).click();
  await expect(page).toHaveURL(/\/edit-anunt\//);
});
