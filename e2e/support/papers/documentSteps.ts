import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { openCar } from '../listings/openCar';
import { findCar } from '../listings/seededListing';
import type { Page } from '../test';

/** The field with exactly this label. */
export const box = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Types each value into the field with that label. */
export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await box(page, label).fill(value);
}

/** The bytes of the file that `act` makes the browser save, and its name. */
export async function saved(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** A seeded car of vanzator@demo.ro. */
export const golf = 'Volkswagen Golf 7 1.6 TDI 115 CP, 2017, unic proprietar în țară';

const golfs = ['/toate-anunturile?vanzator=demoVanzator', golf] as const;

/** Opens the golf's page; its listing id. */
export async function openGolf(page: Page): Promise<string> {
  return (await openCar(page, ...golfs)).slice(-20);
}

/** The golf's listing id. */
export async function findGolf(request: APIRequestContext): Promise<string> {
  return (await findCar(request, ...golfs)).path.slice(-20);
}
