import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test('a first anonymous visit of all listings downloads at most 120 kB of JavaScript and no Firebase', async ({
  page,
}) => {
  const scripts: { url: string; bytes: number }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({
      url: response.url(),
      bytes: Number(response.headers()['content-length'] ?? Number.NaN),
    });
  });
  await visit(page, '/toate-anunturile');
  await expect(page.locator('main a[href^="/anunt/"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle'); // what comes in idle time counts too
  const own = scripts.filter(({ url }) => !url.endsWith('/service-worker.js'));
  expect(
    own.map(({ url }) => url).filter((url) => /firestore|firebase|storage\.|auth\./.test(url)),
  ).toEqual([]);
  const total = own.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, own.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(
    120_000,
  );
});

test('the cards of a first visit come with the page: no request for data', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/v1\/projects\//.test(request.url())) asked.push(request.url());
  });
  await visit(page, '/toate-anunturile');
  await expect(page.locator('main a[href^="/anunt/"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle'); // what comes in idle time counts too
  expect(asked).toEqual([]);
});
