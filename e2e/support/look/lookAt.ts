import type { Browser, Page } from '@playwright/test';
import { signIn } from '../people/signIn';
import { visit } from '../visit';
import { type Look, readLook } from './readLook';
import { type LookDevice, lookDevices, type LookScreen } from './lookScreens';

/** What the screen shows to somebody who accepted the cookies earlier. */
export async function lookAt(
  browser: Browser,
  origin: string,
  screen: LookScreen,
  device: LookDevice,
): Promise<Look> {
  return withScreen(browser, origin, screen, device, {}, (page) => readLook(page, screen.goods));
}

type Surroundings = { colorScheme?: 'light' | 'dark' };

/** Opens the screen, waits until it is whole and closes it after `use`. */
export async function withScreen<Result>(
  browser: Browser,
  origin: string,
  { path, email }: LookScreen,
  device: LookDevice,
  { colorScheme = 'light' }: Surroundings,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...lookDevices[device],
    baseURL: origin,
    colorScheme,
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('cookieAccepted', 'true');
    });
    // A program that is compiled as it runs names its functions by a helper, also those that run in a page.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    if (email) await signIn(page, email);
    await visit(page, typeof path === 'string' ? path : await path(page.request));
    return await use(page);
  } finally {
    await context.close();
  }
}
