import { breakRoute } from '../../support/breakRoute';
import { expect, signIn, signInByForm, test } from '../../support/test';

test.use({ keepsOffline: true });

test('a visitor sees header, footer and partner links on the first page', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const name of [
    'Acasă',
    'Calculator',
    'Contract',
    'Contact',
    'Adauga anunț',
    'Autentificare',
  ])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const name of [
    'Acasă',
    'Calculator Impozit',
    'Generare Contract',
    'Blog',
    'Contact',
    'Toate Anunțurile',
    'ANPC',
  ])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
});

test('an unknown address answers 404 inside the frame', async ({ page }) => {
  const answer = await page.goto('/nu-exista');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Pagina nu a fost găsită' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('an anonymous visitor of a private page signs in and lands on the page, query included', async ({
  page,
}) => {
  await page.goto('/mesaje-primite?x=1');
  await expect(page).toHaveURL('/login?redirect=%2Fmesaje-primite%3Fx%3D1');
  await page.getByLabel('E-mail').fill('utilizator@demo.ro');
  await page.getByLabel('Parolă').fill('Parola-demo-1');
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page).toHaveURL('/mesaje-primite?x=1');
});

test('a redirect target on another site is not followed', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fexemplu.invalid%2F');
  await page.getByLabel('E-mail').fill('utilizator@demo.ro');
  await page.getByLabel('Parolă').fill('Parola-demo-1');
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a wrong password and an unknown account read the same', async ({ page }) => {
  const say = async (email: string) => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Parolă').fill('nu-este-asta');
    await page.getByRole('button', { name: 'Intrați în cont' }).click();
    return page.getByText('Adresa de e-mail sau parola nu este corectă.').textContent();
  };
  expect(await say('utilizator@demo.ro')).toBe(await say('nimeni@demo.ro'));
});

test('an administrator lands on the admin screen and a user is kept out of it', async ({
  page,
  newPerson,
}) => {
  await signInByForm(page, 'admin@demo.ro');
  await expect(page).toHaveURL('/admin');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true }),
  ).toBeVisible();
  const other = await newPerson();
  await signInByForm(other, 'utilizator@demo.ro');
  await expect(other).toHaveURL('/dashboard');
  await other.goto('/admin/utilizatori');
  await expect(other).toHaveURL('/dashboard');
});

test('an administrator whose role cannot be read lands on the dashboard, whatever the kept token says, and on the admin screen when it can', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin@demo.ro');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const mend = await breakRoute(context, /documents:batchGet/, (route) => route.abort());
  await page.goto('/admin/utilizatori');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const admin = page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true });
  await expect(admin).toHaveCount(0);
  expect(said.filter((text) => text.startsWith('Rolul contului nu a putut fi citit'))).toHaveLength(
    1,
  );
  mend();
  await page.goto('/');
  await expect(page).toHaveURL('/admin');
  await expect(admin).toBeVisible();
});

test('signing out leads to the sign-in page and forgets the account', async ({ page }) => {
  await signInByForm(page, 'utilizator@demo.ro');
  await page.getByRole('button', { name: 'Delogare' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('the cookie banner stays until accepted and is remembered', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    sessionStorage.setItem('keepBanner', '1');
    localStorage.removeItem('cookieAccepted');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Cookie-uri' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cookieAccepted'))).toBe('true');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookie-uri' })).toHaveCount(0);
});

test('on a phone the menu opens by its toggle and closes when a link is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/contact');
  const toggle = page.getByRole('button', { name: 'Meniu' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Calculator', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(page).toHaveURL('/calculator');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
});

test('a person registers, is welcomed, and a second account with the same address is refused beside the field', async ({
  page,
  newPerson,
}) => {
  const email = `ana-${Date.now()}@exemplu.ro`;
  const fill = async (target: typeof page) => {
    await target.goto('/register');
    await target.getByLabel('Nume afișat').fill('Ana Pop');
    await target.getByLabel('E-mail').fill(email);
    await target.getByLabel('Parolă').fill('o parolă lungă');
    await target.getByRole('button', { name: 'Creați contul' }).click();
  };
  await fill(page);
  await expect(page).toHaveURL('/dashboard');
  const other = await newPerson();
  await fill(other);
  await expect(other.getByText('Există deja un cont cu această adresă.')).toBeVisible();
  await expect(other.getByLabel('Nume afișat')).toHaveValue('Ana Pop');
});

test('a forgotten password is replaced through the e-mailed link', async ({ page, site }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Am uitat parola' }).click();
  await page.getByLabel('E-mail').fill('utilizator@demo.ro');
  await page.getByRole('button', { name: 'Trimiteți linkul' }).click();
  await expect(page.getByText('Dacă există un cont cu această adresă')).toBeVisible();
  const link = () =>
    [...site.output().matchAll(/https?:\/\/\S*mode=resetPassword\S*/g)].at(-1)?.[0];
  await expect.poll(link).toBeTruthy();
  await page.goto(link()!);
  await page.getByLabel('Parola nouă').fill('Parola-demo-1');
  await page.getByRole('button', { name: 'Schimbați parola' }).click();
  await expect(page.getByText('Parola a fost schimbată.')).toBeVisible();
  await signInByForm(page, 'utilizator@demo.ro');
});

test('a visitor writes to the operator and is told that the message was kept', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();
  await expect(
    page.getByText('Scrieți o adresă de e-mail la care să vă putem răspunde.'),
  ).toBeVisible();
  await page.getByLabel('Nume').fill('Ioana Stan');
  await page.getByLabel('E-mail').fill('ioana@exemplu.ro');
  await page.getByLabel('Subiect').fill('O întrebare despre publicare');
  await page
    .getByLabel('Mesaj', { exact: true })
    .fill('Bună ziua, cât timp rămâne activ un anunț după ce îl public?');
  await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();
  await expect(page.getByText(/^Mesajul a fost trimis/)).toBeVisible();
  await expect(page.getByLabel('Mesaj', { exact: true })).toHaveValue('');
});
