import { type Page, expect } from '@playwright/test';
import { findCar } from './seededListing';

/** Opens a car by its address, as who was sent it does. Gives its path. */
export async function openCar(page: Page, cars?: string, wanted?: string): Promise<string> {
  const { path, title } = await findCar(page.request, cars, wanted);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return path;
}
