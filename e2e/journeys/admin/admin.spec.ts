import { readFile } from 'node:fs/promises';
import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { enterAccount } from '../../support/people/enterAccount';
import { expect, signIn, signInByForm, test } from '../../support/test';
import { emailTo, linkIn } from '../../support/people/emailSteps';
import { makeAccount } from '../../support/people/makeAccount';
import { makeDue } from '../../support/makeDue';
import { publishService } from '../../support/listings/publishService';
import { writeAsServer } from '../../support/writeAsServer';
import { pressUntil } from '../../support/pressUntil';
import { goOn } from '../../support/visit';

test('who is no administrator does not come in', async ({ page }) => {
  await signIn(page, 'utilizator@demo.ro');
  await page.goto('/admin/utilizatori');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a person blocked while a tab is open cannot write from it any more, and can again when unblocked', async ({
  page: admin,
  newPerson,
  site,
}) => {
  const { email, password } = await makeAccount(site, 'Viorica Toma');
  const person = await newPerson();
  await signIn(person, email, password);
  await person.goto('/dashboard?fila=profil');
  await expect(person.getByLabel('Numele dumneavoastră')).not.toHaveValue('');

  await signIn(admin, 'admin@demo.ro');
  await admin.goto('/admin/utilizatori');
  await admin.getByLabel('Nume, firmă, e-mail, telefon sau CUI').fill(email);
  await expect(admin.getByRole('row')).toHaveCount(2);
  const open = admin.getByRole('row').nth(1).getByRole('button');
  await open.click();
  const details = admin.getByRole('dialog');
  await expect(details).toBeVisible();
  await admin.goBack();
  await expect(details).toBeHidden();
  await open.click();
  await details.getByRole('button', { name: 'Suspendați…' }).click();
  const question = admin.getByRole('alertdialog');
  // As high as what it asks, though it stands in a panel of the whole height.
  expect((await question.boundingBox())!.height).toBeLessThan(560);
  await question.getByRole('button', { name: 'Suspendați contul' }).click();
  await expect(question.getByText('Alegeți motivul.')).toBeVisible();
  await question.getByLabel(/Motivul/).selectOption('spam');
  await question.getByLabel(/Faptele/).fill('Mesaje nedorite către alți utilizatori.');
  await question.getByRole('button', { name: 'Suspendați contul' }).click();
  await expect(details.getByRole('button', { name: 'Ridicați suspendarea' })).toBeVisible();
  await expect(details.getByText('Mesaje nedorite către alți utilizatori.')).toBeVisible();

  await person.getByLabel('Numele dumneavoastră').fill('Viorica Schimbată');
  await person
    .getByRole('button', { name: /Salvați/ })
    .first()
    .click();
  await expect(person.getByText(/Contul este suspendat/).first()).toBeVisible();

  await details.getByRole('button', { name: 'Ridicați suspendarea' }).click();
  await expect(details.getByRole('button', { name: 'Suspendați…' })).toBeVisible();
  // The block ended the session: the person signs in again.
  await person.context().clearCookies();
  await person.evaluate(() => localStorage.clear());
  await signInByForm(person, email, password);
  await person.goto('/dashboard?fila=profil');
  await person.getByLabel('Numele dumneavoastră').fill('Viorica Schimbată');
  await person
    .getByRole('button', { name: /Salvați/ })
    .first()
    .click();
  await expect(person.getByText(/Profilul a fost salvat/).first()).toBeVisible();
});

test('a suspension of seven days says why and until when, and ends by itself, with the listings back', async ({
  page: person,
  newPerson,
  site,
}) => {
  const account = await makeAccount(site, 'Dorel Munteanu');
  const address = await publishService(account, 'Montaj de parchet și plinte');
  const admin = await newPerson();
  await signIn(admin, 'admin@demo.ro');
  await admin.goto('/admin/utilizatori');
  await admin.getByLabel('Nume, firmă, e-mail, telefon sau CUI').fill(account.email);
  await expect(admin.getByRole('row')).toHaveCount(2);
  await admin.getByRole('row').nth(1).getByRole('button').click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Suspendați…' }).click();
  const question = admin.getByRole('alertdialog');
  await question.getByLabel(/Motivul/).selectOption('spam');
  await question.getByLabel(/Faptele/).fill('Mesaje nedorite către alți utilizatori.');
  await question.getByLabel(/Cât/).selectOption({ label: '7 zile' });
  await question.getByRole('button', { name: 'Suspendați contul' }).click();
  await expect(admin.getByRole('button', { name: 'Ridicați suspendarea' })).toBeVisible();

  const told = await emailTo(site, account.email, /^Contul a fost suspendat/);
  expect(told.text).toContain('Mesaje nedorite către alți utilizatori.');
  expect(told.text).toContain('regula 6 din termenii site-ului');
  await signInByForm(person, account.email, account.password);
  await person.goto(linkIn(told, 'Intrați în cont'));
  await expect(person.getByText(/Contul este suspendat până pe/)).toBeVisible();
  const stranger = await newPerson();
  expect((await stranger.request.get(address)).status()).not.toBe(200);

  await writeAsServer(site, `users/${account.uid}`, {
    blockedUntil: { timestampValue: new Date().toISOString() },
  });
  await makeDue(site, `endBlock-${account.uid}`);
  await publishService(await makeAccount(site, 'Ana Coman'), 'Curățenie după zugrav'); // the queue is looked at
  await emailTo(site, account.email, /^Suspendarea contului s-a încheiat/);
  await person.reload();
  await expect(person.getByText(/Contul este suspendat/)).toHaveCount(0);
  await expect
    .poll(async () => (await stranger.request.get(address)).status(), { timeout: 30_000 })
    .toBe(200);
});

test('people are found by company, given a role that is taken back, exported, and the log tells it all', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/utilizatori');
  await page.getByLabel('Nume, firmă, e-mail, telefon sau CUI').fill('casa curata');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Casa Curată Exemplu SRL', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Simona Vlad' });
  const ask = details.getByRole('button', { name: 'Schimbați rolul…' });
  await ask.click();
  const question = page.getByRole('alertdialog', { name: 'Ce rol are Simona Vlad?' });
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  const become = async (role: string) => {
    await ask.click();
    await question.getByLabel('Rolul').selectOption({ label: role });
    await question.getByRole('button', { name: 'Schimbați rolul' }).click();
    await expect(question).toHaveCount(0);
  };
  await become('Administrator');
  await expect(details.getByText('Administrator', { exact: true })).toBeVisible();
  await become('Utilizator');
  await expect(details.getByText('Administrator', { exact: true })).toHaveCount(0);
  await details.getByRole('link', { name: /Bifați-le și hotărâți/ }).click();
  await expect(page.getByRole('list', { name: 'Anunțuri' }).getByRole('listitem')).toHaveCount(1);

  await goOn(page, '/admin/utilizatori?filtru=companies');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportați (CSV)' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/uid;nume;firmă/);
  expect(lines.some((line) => line.includes('Casa Curată Exemplu SRL'))).toBe(true);

  await goOn(page, '/admin/jurnal');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Utilizatori exportați');
  await expect(rows.nth(2)).toContainText('Rol schimbat');
  await expect(rows.nth(3)).toContainText('Rol schimbat');
});

test("one's own account cannot be changed, so an administrator always remains", async ({
  page,
}) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/utilizatori?filtru=admins');
  await page.getByRole('button', { name: 'Ioana Dragomir', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/Este contul dumneavoastră/)).toBeVisible();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /rolul|Suspendați/ }),
  ).toHaveCount(0);
});

test('united categories keep their listings: they are found in the other one', async ({ page }) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/categorii');
  await page.getByRole('button', { name: 'Acțiuni pentru Curățenie' }).click();
  await page.getByRole('menuitem', { name: 'Uniți cu alta…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Cu categoria').selectOption({ label: 'Grădinărit' });
  await dialog.getByRole('button', { name: 'Uniți categoriile' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'unită cu Grădinărit' })).toContainText(
    '0 anunțuri',
  );
  await expect(page.getByRole('listitem').filter({ hasText: /^Grădinărit/ })).toContainText(
    '2 anunțuri',
  );
  await goOn(page, '/admin/jurnal?act=categoryMerged');
  await expect(page.getByRole('row').filter({ hasText: 'Curățenie' }).first()).toBeVisible();
});

test('categories are ordered with the keyboard', async ({ page, site }) => {
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/categorii');
  const stored = () =>
    page.waitForResponse((answer) => answer.url().includes('/api/orderCategories') && answer.ok());
  const savedOnce = stored();
  await page.getByRole('button', { name: 'Mutați Camioane mai sus' }).click();
  await savedOnce;
  const vehicles = page.getByRole('region', { name: 'Vehicule' }).getByRole('listitem');
  await expect(vehicles.nth(1)).toContainText('Camioane');
  await page.getByRole('button', { name: 'Mutați Camioane', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Ați ridicat „Camioane”, locul 2 din 10.')).toBeAttached();
  await pressUntil(page, 'ArrowUp', page.getByText('Locul 1 din 10.', { exact: true }));
  const savedAgain = stored();
  await page.keyboard.press('Space');
  await expect(vehicles.nth(0)).toContainText('Camioane');
  await savedAgain; // a reload would stop it on its way
  await page.reload();
  await expect(vehicles.nth(0)).toContainText('Camioane');

  // The order that other journeys find: the form for a listing offers the first one.
  const ids = defaultCategories.filter(({ kind }) => kind === 'vehicle').map(({ id }) => id);
  await (await enterAccount(site, 'admin@demo.ro')).call('orderCategories', { ids });
});
