import {
  type BrowserContext,
  type Page,
  type TestInfo,
  test as base,
  expect,
} from '@playwright/test';
import { lateScripts } from './lateScripts';
import { openSeededSite } from './openSeededSite';
import type { Site } from './startSite';

export { signIn, signInByForm } from './people/signIn';
export { expect };
export type { Page };

type WorkerFixtures = {
  /**
   * A running product that all specs of a worker share, one after another and in any order: each leaves settings and seeded
   * accounts as they were, and counts on nothing that another may have added.
   */
  site: Site;
};
type TestFixtures = {
  /**
   * Whether the browser has service workers, as most have. Starting one and letting it keep files takes a seventh of the
   * processor's time of a journey: those about pages and releases have it, the others look at screens.
   */
  keepsOffline: boolean;
  /** Another person with a browser of their own (cookies, storage, device memory). */
  newPerson: () => Promise<Page>;
  /** Faults seen in any page of the test; the test fails when one is left. A test that provokes faults removes them. */
  faults: string[];
};

/** A journey: the whole product on its own port and data, and a browser in which no fault passes unseen. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const { site, close } = await openSeededSite();
      await use(site);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, 'faults seen in the browser').toEqual([]);
  },
  keepsOffline: [false, { option: true }],
  context: async ({ context, faults, keepsOffline }, use, testInfo) => {
    await prepare(context, faults, keepsOffline);
    await use(context);
    await showFailure(context, faults, testInfo);
  },
  newPerson: async ({ browser, baseURL, faults, keepsOffline }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        baseURL,
        locale: 'ro-RO',
        timezoneId: 'Europe/Bucharest',
      });
      contexts.push(context);
      await prepare(context, faults, keepsOffline);
      return context.newPage();
    });
    for (const context of contexts) {
      await showFailure(context, faults, testInfo);
      await context.close();
    }
  },
});

/** What stands on the pages of a journey that failed, as pictures beside its report. */
async function showFailure(
  context: BrowserContext,
  faults: string[],
  testInfo: TestInfo,
): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus && faults.length === 0) return;
  for (const page of context.pages()) {
    const path = testInfo.outputPath(`failed-${testInfo.attachments.length + 1}.png`);
    await page.screenshot({ path, timeout: 5000 }).then(
      () => testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' }),
      () => {}, // a page that hangs: the report says more
    );
  }
}

/**
 * Cookies accepted beforehand (one journey is about the banner itself); policy violations, page errors and
 * prerendered markup that React could not hydrate are noted.
 */
export async function prepare(
  context: BrowserContext,
  faults: string[],
  keepsOffline = true,
): Promise<void> {
  await lateScripts(context);
  if (!keepsOffline)
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return; // the empty page has no storage
    if (!sessionStorage.getItem('keepBanner')) localStorage.setItem('cookieAccepted', 'true');
  });
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (
      /Content Security Policy|Content-Security-Policy|React recovered from an error/.test(
        message.text(),
      )
    )
      faults.push(message.text());
  });
}
