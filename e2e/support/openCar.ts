import { type Page, expect } from '@playwright/test';
import { readList, seededCars } from './seededListing';

/**
 * Opens a car of a list by its address, as who was sent it does: the first one unless its title is given, and one that no journey
 * changes unless told. Gives its path.
 */
export async function openCar(page: Page, cars = seededCars, wanted = ''): Promise<string> {
  const listed = await readList(page.request, cars);
  const { path, title } = listed.find((car) => car.title.includes(wanted))!;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return path;
}
