import type { Page } from '@playwright/test';

type Account = [email: string, password?: string | undefined];
type Kept = [key: string, value: string][];

/** What a browser keeps of a session, by site and account; sessions are made once for each, by the form. */
const kept = new Map<string, Kept>();

const keyOf = (page: Page, [email]: Account) => `${new URL(page.url()).origin} ${email}`;

/** Signs in through the form, as a person does; accounts of the demonstration by default. */
export async function signInByForm(page: Page, ...account: Account): Promise<void> {
  const [email, password = 'Parola-demo-1'] = account;
  await page.goto('/login');
  kept.delete(keyOf(page, account)); // it may have ended: nobody signs in twice otherwise
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').fill(password);
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await page.getByRole('button', { name: 'Delogare' }).waitFor({ state: 'attached' });
}

/** The person is signed in on the next page they open: the session comes from an earlier journey where there was one. */
export async function signIn(page: Page, ...account: Account): Promise<void> {
  await page.goto('/robots.txt'); // the site's storage, none of its scripts
  const session = kept.get(keyOf(page, account));
  if (session)
    return page.evaluate((entries) => {
      for (const entry of entries) localStorage.setItem(...entry);
    }, session);
  await signInByForm(page, ...account);
  await page.goto('/robots.txt'); // where everybody else is
  const made = await page.evaluate(() =>
    Object.entries(localStorage).filter(([name]) => name.startsWith('firebase:authUser:')),
  );
  kept.set(keyOf(page, account), made);
}
