import { readFile } from 'node:fs/promises';
import { enterAccount } from '../../support/people/enterAccount';
import { expect, test } from '../../support/test';
import { openPart } from '../../support/openPart';
import { goOn } from '../../support/visit';

test('a new person becomes a company, uploads a test file, exports the data and deletes the account', async ({
  page,
  site,
}) => {
  const [email, password] = ['noua@exemplu.ro', 'o parolă destul de lungă'];
  await page.goto('/register');
  await page.getByLabel('Nume afișat').fill('Persoană Nouă');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Creați contul' }).click();
  await expect(page.getByRole('button', { name: 'Delogare' })).toBeAttached();

  await page.getByRole('tab', { name: 'Profil și date' }).click();
  await expect(page.getByText('Neconfirmat')).toBeVisible();
  await page.getByRole('radio', { name: 'Firmă' }).check();
  await page.getByLabel('Denumirea firmei').fill('Auto Nou SRL');
  await page.getByLabel('CUI').fill('14399841');
  await page.getByRole('button', { name: 'Salvați profilul' }).click();
  await expect(page.getByText(/cifra de control nu se potrivește/)).toBeVisible();
  await page.getByLabel('CUI').fill('RO 14399840');
  await page.getByRole('button', { name: 'Salvați profilul' }).click();
  await expect(page.getByText(/Profilul a fost salvat/)).toBeVisible();

  await goOn(page, '/test-upload');
  await page.locator('input[type=file]').setInputFiles({
    name: 'Act de probă.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 proba'),
  });
  await expect(
    page.getByRole('article', { name: /act-de-proba\.pdf/ }).getByText(/Încărcat în/),
  ).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notite.txt', mimeType: 'text/plain', buffer: Buffer.from('nu') });
  await expect(page.getByText(/Se acceptă JPEG/)).toBeVisible();

  await goOn(page, '/dashboard?fila=profil');
  const download = page.waitForEvent('download');
  await openPart(page, 'Datele mele');
  await page.getByRole('button', { name: 'Descărcați datele mele' }).click();
  const zip = await readFile(await (await download).path(), 'latin1');
  expect(zip).toContain('cont.json');
  expect(zip).toContain('act-de-proba.pdf');
  await expect(page.getByText(/Arhiva a fost descărcată \(\d+ kB\)/)).toBeVisible();

  await openPart(page, 'Ștergerea contului');
  await page.getByRole('button', { name: 'Ștergeți contul' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ștergeți contul?' });
  await dialog.getByRole('button', { name: 'Ștergeți contul definitiv' }).click();
  await expect(dialog.getByText('Scrieți parola.')).toBeVisible();
  await expect(dialog.getByText(/respinse sau sesizate rămân încă șase luni/)).toBeVisible();
  await dialog.getByLabel(/pentru confirmare/).fill('șterg');
  await dialog.getByLabel('Parola', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Ștergeți contul definitiv' }).click();
  await expect(page).toHaveURL(/\/$/, { timeout: 20_000 });
  await expect(page.getByText(/Contul este închis/)).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').fill(password);
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  const wrongLogin = 'Adresa de e-mail sau parola nu este corectă.';
  const closed = 'Contul este închis. Datele se șterg de la sine';
  await expect(page.getByText(new RegExp(`${closed}|${wrongLogin}`))).toBeVisible();
  const isThere = () =>
    enterAccount(site, email, password).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere, { timeout: 60_000 }).toBe(false);
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page.getByText(wrongLogin)).toBeVisible();
});

test('an anonymous visitor of the upload test sees what is allowed and is asked to sign in', async ({
  page,
}) => {
  await page.goto('/test-upload');
  await expect(page.getByText('JPEG, PNG, WebP, AVIF, PDF')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Intrați în cont' }).last()).toHaveAttribute(
    'href',
    '/login?redirect=%2Ftest-upload',
  );
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});
