import { chromium } from '@playwright/test';
import { chromiumPath } from '../../support/chromiumPath';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.use({ keepsOffline: true });

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
  // A service worker that takes over while a page is kept has the browser drop it: that happens on the first visit alone.
  await visit(page, '/termeni');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ['/toate-anunturile', '/', '/calculator']) {
    await visit(page, path);
    await visit(page, '/termeni');
    await page.goBack({ waitUntil: 'commit' }); // nothing is loaded that could be waited for
    await expect(page).toHaveURL(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-kept', '');
  }
  await browser.close();
});
