import { holdScripts } from '../../support/holdScripts';
import { expect, test } from '../../support/test';
import { settle } from '../../support/visit';

test('what is typed and pressed in the forms of the shell before they work is sent, and stands in no address', async ({
  page,
  context,
}) => {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name });
  /** Opens a page, fills its form in and presses before a script has come. */
  const actEarly = async (path: string, act: () => Promise<void>) => {
    const hold = await holdScripts(context);
    await page.goto(path, { waitUntil: 'commit' });
    await act();
    expect(new URL(page.url()).search).toBe('');
    hold.release();
  };
  await actEarly('/contact', async () => {
    await page.getByLabel('Nume').fill('Ioana Stan');
    await page.getByLabel('E-mail').fill('ioana@exemplu.ro');
    await page.getByLabel('Subiect').fill('Scris devreme');
    await page
      .getByLabel('Mesaj', { exact: true })
      .fill('Bună ziua, mesajul acesta a fost scris înaintea programului.');
    await button('Trimiteți mesajul').click();
  });
  await expect(page.getByText(/^Mesajul a fost trimis/)).toBeVisible();
  const email = `devreme-${Date.now()}@exemplu.ro`;
  await actEarly('/register', async () => {
    await page.getByLabel('Nume afișat').fill('Ana Pop');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Parolă').fill('o parolă lungă');
    await button('Creați contul').click();
  });
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Delogare' }).click();
  await expect(page).toHaveURL('/login');
  await actEarly('/login', async () => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Parolă').fill('o parolă lungă');
    await page.getByLabel('Parolă').press('Enter');
  });
  await expect(page).toHaveURL('/dashboard');
});

test('words typed before the page works are searched for', async ({ page, context }) => {
  const hold = await holdScripts(context);
  await page.goto('/', { waitUntil: 'commit' });
  const words = page.getByRole('main').getByRole('combobox', { name: 'Ce căutați' });
  await words.fill('logan');
  hold.release();
  await settle(page);
  await expect(words).toHaveValue('logan');
  await page.getByRole('main').getByRole('button', { name: 'Căutați' }).click();
  await expect(page).toHaveURL(/logan/);
});
