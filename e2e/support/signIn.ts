import type { Page } from '@playwright/test';

/** Signs in through the form, as a person does; accounts of the demonstration by default. */
export async function signIn(page: Page, email: string, password = 'Parola-demo-1'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').fill(password);
  await page.getByRole('button', { name: 'Intrați în cont' }).click();
  await page.getByRole('button', { name: 'Delogare' }).waitFor({ state: 'attached' });
}
