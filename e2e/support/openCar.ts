import { type Page, expect } from '@playwright/test';
import { seededCars } from './seededListing';

/** Opens the first car of a list, one that no journey changes unless told; gives its path. */
export async function openCar(page: Page, cars = seededCars): Promise<string> {
  await page.goto(cars);
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
