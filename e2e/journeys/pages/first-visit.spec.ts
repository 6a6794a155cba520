import { asksForData } from '../../support/asksForData';
import config from '../../../remotes.config.json' with { type: 'json' };
import { seededComparison, seededListing } from '../../support/listings/seededListing';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.use({ keepsOffline: true });

const { budgetKb, listingBudgetKb, formBudgetKb } = config.firstVisit;
const BUDGETS = [
  { of: 'the home page', path: '/', budgetKb },
  { of: 'all listings', path: '/toate-anunturile', budgetKb },
  { of: 'the calculator', path: '/calculator', budgetKb },
  { of: 'a listing', path: seededListing, budgetKb: listingBudgetKb },
  { of: 'a comparison', path: seededComparison, budgetKb },
  { of: 'the form of a new listing', path: '/adauga-anunt', budgetKb: formBudgetKb },
];

for (const { of, path, budgetKb } of BUDGETS)
  test(`a first anonymous visit of ${of} downloads at most ${budgetKb} kB of JavaScript and no Firebase`, async ({
    page,
    request,
  }) => {
    const scripts: { url: string; bytes: number }[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push({
        url: response.url(),
        bytes: Number(response.headers()['content-length'] ?? Number.NaN),
      });
    });
    await visit(page, typeof path === 'string' ? path : await path(request));
    await page.waitForLoadState('networkidle'); // what comes in idle time counts too
    // A page that begins to be used looks for newer releases: to some windows the pointer comes by itself.
    const own = scripts.filter(({ url }) => !/\/service-worker\.js|\/updates\./.test(url));
    expect(own.map(({ url }) => url).filter(asksForData)).toEqual([]);
    const listed = own.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
    // Shell, remote, lifecycles, screen, and what tells how the page fared (a phone has its bar beside): each more is waited for.
    if (path === '/toate-anunturile') expect(own.length, listed).toBeLessThanOrEqual(5);
    const total = own.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, listed).toBeLessThanOrEqual(budgetKb * 1000);
  });

test('the cards of a first visit come with the page: no request for data, pictures of at most 350 kB for all of them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (asksForData(request.url())) asked.push(request.url());
  });
  await visit(page, '/toate-anunturile');
  await expect(page.locator('main a[href^="/anunt/"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle'); // what comes in idle time counts too
  expect(asked).toEqual([]);
  const pictures = await page
    .locator('main article img:not([src^="data:"])') // the blurred ones came with the page
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  const sizes = await Promise.all(
    pictures.map(async (url) => (await (await page.request.get(url)).body()).length),
  );
  expect(sizes.length).toBeGreaterThan(12); // what other journeys have published may have none
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(350_000);
});

test('a listing shows those like it without Firebase, schemas or the search', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (each) => {
    if (asksForData(each.url())) asked.push(each.url());
  });
  await page.goto(await seededListing(request));
  await page.locator('#similare').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Anunțuri asemănătoare' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('with Save-Data a listing downloads no script before it is touched, and what was touched happens', async ({
  page,
  request,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  await page.goto(await seededListing(request), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Afișați numărul de telefon' }).click();
  await expect(page.locator('a[href^="tel:+40"]')).toBeVisible();
});
