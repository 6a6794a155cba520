import { type Page, expect } from '@playwright/test';

/** Opens the first car of the list that is not the demo seller's own; gives its path. */
export async function openCar(page: Page, query = 'categorie=autoturisme'): Promise<string> {
  await page.goto(`/toate-anunturile?${query}`);
  const link = page
    .getByRole('list', { name: 'Anunțuri' })
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .first();
  const title = (await link.textContent())!;
  await link.click();
  await expect(page).toHaveURL(/\/anunt\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return new URL(page.url()).pathname;
}
