import { asksForData } from '../../support/asksForData';
import { expect, signIn, test } from '../../support/test';
import { breakRoute } from '../../support/breakRoute';
import { holdScripts } from '../../support/holdScripts';
import { seededComparison, seededListing } from '../../support/listings/seededListing';
import { seededPost } from '../../support/seededPost';
import { visit } from '../../support/visit';
import { watchShifts } from '../../support/watchShifts';

test.use({ keepsOffline: true });

const pages = [
  // The home page before any listing: afterwards it reads what was seen last on this device.
  '/',
  '/toate-anunturile',
  '/toate-anunturile?fel=servicii',
  '/toate-anunturile?cauta=wolksvagen+golf+4+automata+2015%2B',
  '/adauga-anunt',
  '/calculator',
  '/calculator/masinile-casei',
  '/calculator/surse',
  '/contracte',
  '/generare-pdf',
  '/arhivare',
  '/blog',
  '/transparenta',
  '/termeni',
  '/politica-confidentialitate',
  '/contact?subiect=Acces',
  '/login?redirect=%2Fdashboard',
  '/login?parola-uitata=1',
  '/login?mode=resetPassword&oobCode=nimic',
  '/register',
  '/nu-exista',
];

test('every public page is hydrated as the server rendered it: nothing is rendered anew, nothing moves, no data is asked for', async ({
  page,
  request,
}) => {
  const complaints: string[] = [];
  page.on('request', (each) => {
    if (asksForData(each.url())) complaints.push(`${page.url()} asked for ${each.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404'))
      complaints.push(`${page.url()} ${message.text()}`);
  });
  await page.addInitScript(() => {
    const car = { name: 'Golf', search: '?cm3=1968&norma=5' };
    const kept = ['1', '2', '3', '4'].map((id) => ({ id, ...car }));
    localStorage.setItem('documente.masini', JSON.stringify(kept));
    const seen = Object.assign(window, { firstHeading: null as Element | null });
    new MutationObserver(() => (seen.firstHeading ??= document.querySelector('main h1'))).observe(
      document,
      { childList: true, subtree: true },
    );
  });
  const moved = await watchShifts(page);
  const seeded = [await seededListing(request), await seededComparison(request), seededPost];
  for (const path of [...pages, ...seeded]) {
    await visit(page, path);
    const { isSame, isFooterLast } = await page.evaluate(() => {
      const seen = window as unknown as { firstHeading: Element | null };
      const edge = (name: string) =>
        [...document.querySelectorAll(name)].at(-1)!.getBoundingClientRect(); // an article has a footer too
      return {
        isSame: seen.firstHeading?.isConnected,
        isFooterLast: edge('footer').top >= edge('main').bottom - 1,
      };
    });
    expect(isSame, `the heading of ${path} is the one that came with the page`).toBe(true);
    expect(await moved(), `what moved on ${path}`).toBeLessThan(0.02);
    expect(isFooterLast, `the footer of ${path} stands below its content`).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test('a list with words keeps its place on a phone when its chips and wider searches come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const moved = await watchShifts(page);
  for (const words of [
    'passat b8 diesel sub 10000',
    'electrician cluj',
    'xyzqq',
    'masina ieftina',
  ]) {
    await visit(page, `/toate-anunturile?${new URLSearchParams({ cauta: words })}`);
    expect(await moved(), `what moved under „${words}”`).toBeLessThan(0.01);
  }
});

test('an older browser shows the page as it came, and says why no more', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/toate-anunturile');
  await expect(page.getByText('Browserul dumneavoastră este prea vechi')).toBeVisible();
  const listings = page.getByRole('main').getByRole('article');
  expect(await listings.count()).toBeGreaterThanOrEqual(10);
  await listings.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/anunt\//);
  await expect(page.getByText('Browserul dumneavoastră este prea vechi')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without JavaScript the market can still be read: lists, listings, articles, rules', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL as string,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Toate anunțurile auto' }).click();
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(10);
  const filters = page.getByRole('complementary', { name: 'Filtre' });
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check();
  await filters.getByRole('checkbox', { name: /^GPL/ }).check();
  await filters.getByRole('textbox', { name: 'An de fabricație de la' }).fill('2015');
  await filters.getByRole('button', { name: 'Aplicați filtrele' }).click();
  await expect(page).toHaveURL(/an-min=2015.*combustibil=diesel&combustibil=lpg/);
  await expect(filters.getByRole('checkbox', { name: /^Diesel/ })).toBeChecked();
  await expect(filters.getByRole('checkbox', { name: /^GPL/ })).toBeChecked();
  const link = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link');
  const title = (await link.textContent()) as string;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.trim());
  await page.goto('/blog');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Termeni/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termeni și condiții');
  await context.close();
});

test('somebody who is signed in gets the bytes that everybody gets, and is shown no sign-in while they wait for scripts', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'utilizator@demo.ro');
  const hold = await holdScripts(context);
  const answer = await page.goto('/termeni', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termeni și condiții');
  await expect(page.getByRole('banner').getByText('Autentificare')).toBeHidden();
  const early = await context.newPage();
  await early.goto('/login', { waitUntil: 'commit' });
  await expect(early.getByLabel('Parolă')).toBeAttached();
  await expect(early.getByLabel('Parolă')).toBeHidden();
  hold.release();
  await expect(early).toHaveURL('/dashboard');
  await early.close();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contul meu' })).toBeVisible();
  expect(await answer?.text()).toBe(await (await request.get('/termeni')).text());
  await page.getByRole('button', { name: 'Delogare' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Autentificare' })).toBeVisible();
});

test('a private screen answers at once with the frame and says that it asks who is there', async ({
  page,
  context,
}) => {
  const hold = await holdScripts(context);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Se verifică autentificarea...')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.getByText('Se încarcă...')).toBeVisible();
  hold.release();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin/);
});

test('the chosen colours are there from the first paint', async ({ page, context }) => {
  await visit(page, '/termeni');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Întunecat' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const hold = await holdScripts(context);
  await page.goto('/politica-confidentialitate', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('region', { name: 'Cookie-uri' })).toBeHidden();
  hold.release();
});

test('when every script is refused, the page still shows its listings, and a footer as high as with them', async ({
  page,
  context,
}) => {
  await context.route('**/*.js', (route) => route.abort());
  await page.goto('/toate-anunturile');
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(10);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  const height = async () => (await footer.boundingBox())!.height;
  const without = await height();
  await context.unroute('**/*.js');
  await visit(page, '/toate-anunturile');
  expect(await height()).toBe(without);
});

test("when the page's own remote is down, its listings stay and a notice offers to try again", async ({
  page,
  context,
  faults,
}) => {
  const mend = await breakRoute(context, '**/remotes/listings/**', (route) => route.abort());
  await page.goto('/toate-anunturile?fel=masini'); // the newest may be a service of another journey, which nothing compares
  await expect(page.getByText('Pagina nu s-a putut încărca')).toBeVisible();
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Reîncercați' }).click();
  await expect(page.getByText('Pagina nu s-a putut încărca')).toHaveCount(0);
  await card.getByRole('button', { name: /compar/i }).click();
  await expect(card.getByRole('button', { name: /compar/i })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  faults.length = 0; // a script that does not come is a page error by design of this test
});
