import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isStaffEmail, takeStaffCode } from './proveStaff';
import { type Session, makeSession } from './makeSession';

type Account = [email: string, password?: string | undefined];

const PASSWORD = 'Parola-demo-1';

/** Sessions by site and account, made once for each. */
const kept = new Map<string, Session>();

/** Signs in through the form, as a person does; accounts of the demonstration by default. */
export async function signInByForm(page: Page, ...account: Account): Promise<void> {
  const [email, password = PASSWORD] = account;
  await page.goto('/login');
  kept.delete(keyOf(new URL(page.url()).origin, email)); // it may have ended: nobody signs in twice otherwise
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').fill(password);
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  if (isStaffEmail(email)) {
    await page
      .getByLabel('Cod', { exact: true })
      .fill(takeStaffCode(new URL(page.url()).origin, email));
    await page.getByRole('button', { name: 'Continuați' }).click();
  }
  // Behind a toggle on phones and in the administration.
  await page
    .getByRole('button', { name: 'Delogare', includeHidden: true })
    .waitFor({ state: 'attached' });
}

/** The person is signed in on the next page they open, with a session that an earlier journey may have had, too. */
export async function signIn(page: Page, ...account: Account): Promise<void> {
  const [email, password = PASSWORD] = account;
  const { origin } = new URL((await page.request.head('/robots.txt')).url());
  const key = keyOf(origin, email);
  const session = kept.get(key) ?? (await makeSession(origin, email, password));
  kept.set(key, session);
  await page.context().addInitScript(
    ({ origin, session, mark }) => {
      if (location.origin !== origin || localStorage.getItem(mark)) return; // a person who signs out stays so
      localStorage.setItem(mark, 'signed in');
      localStorage.setItem(session.key, session.value);
    },
    { origin, session, mark: randomUUID() },
  );
}

const keyOf = (origin: string, email: string) => `${origin} ${email}`;
