import { type Page, chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromiumPath';
import { expect, test } from '../support/test';

/** A page that is left is kept whole by the browser, unless a page forbids it; the test's own browser is told not to. */
test('the browser keeps public pages whole: back shows them at once, as they were left', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...(chromiumPath() && { executablePath: chromiumPath()! }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL as string });
  await page.addInitScript(() =>
    addEventListener('pageshow', (event) =>
      document.documentElement.toggleAttribute(
        'data-kept',
        (event as PageTransitionEvent).persisted,
      ),
    ),
  );
  for (const path of ['/toate-anunturile', '/', '/calculator']) {
    await hydrated(page, path);
    await hydrated(page, '/termeni');
    await page.goBack({ waitUntil: 'commit' }); // nothing is loaded that could be waited for
    await expect(page).toHaveURL(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-kept', '');
  }
  await browser.close();
});

async function hydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) =>
      key.startsWith('__reactFiber$'),
    ),
  );
}
