import { type Page, expect, signIn, test } from '../../support/test';
import { watchShifts } from '../../support/watchShifts';

const row = (page: Page, title: string) => page.getByRole('article', { name: title });
const act = async (page: Page, title: string, name: string) => {
  await row(page, title)
    .getByRole('button', { name: `Alte acțiuni: ${title}` })
    .click();
  await page.getByRole('menuitem', { name }).click();
};
const leon = 'Seat Leon ST 1.5 TSI 150 CP FR, 2019, benzină, break';
const rav4 = 'Toyota RAV4 2.5 Hybrid AWD 222 CP, 2020, Executive';
const mercedes = 'Mercedes-Benz Clasa C 220d 2018, preț de la 1.000 euro';
const bmw = 'BMW Seria 3 320d F30, 184 CP, automată, pachet M, 2015';

test('a seller renews, resumes, marks as sold and takes it back; others see it at once', async ({
  page,
  newPerson,
}) => {
  const visitor = await newPerson();
  const moved = await watchShifts(page);
  await signIn(page, 'vanzator@demo.ro');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Vă așteaptă' })).toBeVisible();
  expect(await moved(), 'what moved until the account was there').toBeLessThan(0.05);
  await row(page, rav4).getByRole('button', { name: 'Prelungiți 30 de zile' }).click();
  await expect(row(page, rav4).getByText('mai are 30 de zile')).toBeVisible();

  await row(page, leon).getByRole('button', { name: 'Afișați din nou' }).click();
  await expect(row(page, leon).getByText('Activ', { exact: true })).toBeVisible();
  const address = await row(page, leon).getByRole('link', { name: leon }).getAttribute('href');
  await visitor.goto(address!);
  await expect(visitor.getByRole('heading', { name: leon })).toBeVisible();

  await act(page, leon, 'S-a vândut');
  await expect(row(page, leon).getByText('Vândut', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/vândut/i).first()).toBeVisible();
  await page.getByRole('button', { name: /Anulați/ }).click();
  await expect(row(page, leon).getByText('Activ', { exact: true })).toBeVisible();
});

test('statuses stand in the address, and the back button walks through them', async ({ page }) => {
  await signIn(page, 'vanzator@demo.ro');
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Anunțuri după stare' })
    .getByRole('link', { name: /Respins/ })
    .click();
  await expect(page).toHaveURL(/stare=rejected/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Profil și date' }).click();
  await expect(page).toHaveURL(/fila=profil/);
  await page.goBack();
  await expect(row(page, mercedes)).toBeVisible();
});

test('a rejected listing shows the statement of reasons and is appealed against once', async ({
  page,
}) => {
  await signIn(page, 'vanzator@demo.ro');
  await page.goto('/dashboard?stare=rejected');
  await expect(
    row(page, mercedes).getByRole('region', { name: 'Motivarea deciziei' }),
  ).toContainText('Preț sau descriere înșelătoare');
  await row(page, mercedes).getByRole('button', { name: 'Contestați decizia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contestați decizia' });
  await dialog.getByRole('button', { name: 'Trimiteți contestația' }).click();
  await expect(dialog.getByText('Scrieți cel puțin 20 de caractere')).toBeVisible();
  await dialog
    .getByLabel('De ce este greșită decizia')
    .fill('Prețul este corect; avansul este scris separat în descriere.');
  await dialog.getByRole('button', { name: 'Trimiteți contestația' }).click();
  await expect(row(page, mercedes).getByText('Contestația este în analiză.')).toBeVisible();
  await expect(row(page, mercedes).getByRole('button', { name: 'Contestați decizia' })).toHaveCount(
    0,
  );
});

test('a deletion asks first where people wrote, hides at once, and is taken back by its message or among the deleted ones; a copy opens the form with its facts', async ({
  page,
  newPerson,
}) => {
  const visitor = await newPerson();
  await signIn(page, 'vanzator@demo.ro');
  await page.goto('/dashboard');
  const address = await row(page, bmw).getByRole('link', { name: bmw }).getAttribute('href');
  const remove = async () => {
    await act(page, bmw, 'Ștergeți anunțul');
    const asked = page.getByRole('alertdialog', { name: 'Ștergeți anunțul?' });
    await expect(asked).toContainText('1 persoană v-a scris');
    await asked.getByRole('button', { name: 'Ștergeți anunțul' }).click();
    await expect(row(page, bmw)).toHaveCount(0);
  };
  await remove();
  // The focus is on the row that took its place; the next Tab leads to the undo, and from there back.
  await expect(page.locator('[data-row]:focus')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Anulați/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /Anulați/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, bmw)).toBeVisible();
  await expect(page.locator('[data-row]:focus')).toHaveCount(1);

  await visitor.goto(address!);
  await expect(visitor.getByRole('heading', { name: bmw })).toBeVisible();
  await remove();
  // Gone for others, whatever becomes of the page on which it was deleted.
  await page.close();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Anunț șters' })).toBeVisible();

  const later = await page.context().newPage();
  await later.goto('/dashboard?stare=deleted');
  await expect(row(later, bmw).getByText(/dispare definitiv pe/)).toBeVisible();
  // Its photo, which nobody else can read now.
  await expect(row(later, bmw).locator('img')).toBeVisible();
  await row(later, bmw).getByRole('button', { name: 'Restabiliți' }).click();
  await expect(row(later, bmw)).toHaveCount(0);
  await later
    .getByRole('navigation', { name: 'Anunțuri după stare' })
    .getByRole('link', { name: /Toate/ })
    .click();
  await act(later, bmw, 'Faceți o copie');
  await expect(later).toHaveURL(/adauga-anunt/);
  await expect(later.getByRole('combobox', { name: 'Marca' })).toHaveValue('BMW');
  await expect(later.getByLabel('Versiunea')).toHaveValue('320d M Sport');
});

test('favourites show what their price did; a saved search says what is new and forgets it once seen', async ({
  page,
}) => {
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/dashboard');
  await expect(
    page.getByRole('region', { name: 'Vă așteaptă' }).getByText('Electrician în Sibiu: 1 nou'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Favorite' }).click();
  await expect(
    page.getByRole('list', { name: 'Anunțuri favorite' }).getByRole('article').first(),
  ).toBeVisible();
  await expect(page.getByText(/mai ieftin cu/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Căutări salvate' }).click();
  const search = row(page, 'Electrician în Sibiu');
  await expect(search.getByText('1 nou')).toBeVisible();
  await search.getByRole('link', { name: 'Vedeți' }).click();
  await expect(page).toHaveURL(/toate-anunturile\?/);
  await page.goBack();
  await expect(row(page, 'Electrician în Sibiu').getByText('nimic nou')).toBeVisible();
});

test('the own listings stay where they are when their numbers come late', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/readDashboard', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, 'vanzator@demo.ro');
  await page.goto('/dashboard?stare=active');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  answer();
  await expect(page.getByRole('navigation', { name: 'Anunțuri după stare' })).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
});

test('while the account cannot be asked its last answer is shown, and goes with the session', async ({
  page,
  faults,
}) => {
  await signIn(page, 'vanzator@demo.ro');
  await page.goto('/dashboard');
  await expect(row(page, mercedes)).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('accountAnswer'));
  await expect.poll(kept).toContain(mercedes);
  await page.route('**/api/readDashboard', (route) => route.abort('connectionfailed'));
  await page.reload();
  await expect(page.getByText('Contul nu poate fi actualizat acum')).toBeVisible();
  await expect(row(page, mercedes)).toBeVisible();
  await page.unroute('**/api/readDashboard');
  await page.getByRole('button', { name: 'Reîncercați' }).click();
  await expect(page.getByText('Contul nu poate fi actualizat acum')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delogare' }).click();
  await expect.poll(kept).toBeNull();
  faults.length = 0; // what could not be fetched meanwhile
});
