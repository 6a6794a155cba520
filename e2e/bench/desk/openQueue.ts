import type { BrowserContextOptions, Browser, Page } from '@playwright/test';
import type { Site } from '../../support/startSite';
import { signIn } from '../../support/people/signIn';

/** The queue as a moderator has it open, its first row with the focus, in a context of its own. */
export async function openQueue(
  browser: Browser,
  { origin }: Site,
  look: BrowserContextOptions = { viewport: { width: 1280, height: 900 } },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ro-RO', ...look });
  await context.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  // What tsx puts around named functions is not there in a page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/anunturi');
  await rowsOf(page).first().waitFor();
  return page;
}

export const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Anunțuri' }).getByRole('listitem');
