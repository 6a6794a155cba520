import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Site } from '../../support/startSite';
import { readAsServer } from '../../support/readAsServer';
import { openQueue, rowsOf } from './openQueue';

/** For so long a decision may be on its way after its tab is gone. */
const ARRIVES_WITHIN_MS = 3000;

/** Decides in a tab that is killed right after the key, so often; answers how many decisions the server does not have. */
export async function dieAfterKeys(browser: Browser, site: Site, times: number): Promise<number> {
  let lost = 0;
  for (let at = 0; at < times; at += 1) {
    const page = await openQueue(browser, site);
    const first = rowsOf(page).first();
    await first.getByRole('button').click();
    await page.waitForLoadState('networkidle');
    const id = new URL(page.url()).searchParams.get('anunt') ?? '';
    const devtools = await page.context().newCDPSession(page);
    await page.keyboard.press('a');
    // What runs in the page ends at once, without any of its handlers.
    void devtools.send('Page.crash').catch(() => {});
    await page.context().close();
    if (!(await isDecided(site, id))) lost += 1;
  }
  return lost;
}

/** Kept to be carried out, or carried out already. */
async function isDecided(site: Site, id: string): Promise<boolean> {
  const lastMs = Date.now() + ARRIVES_WITHIN_MS;
  do {
    if (await readAsServer(site, `jobs/decide-${id}`)) return true;
    const listing = await readAsServer(site, `listings/${id}`);
    if (listing?.fields?.status?.stringValue === 'active') return true;
    await setTimeout(100);
  } while (Date.now() < lastMs);
  return false;
}
