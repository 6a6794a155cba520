import { seededListing } from '../../support/listings/seededListing';
import { type Page, expect, signIn, test } from '../../support/test';
import { visit } from '../../support/visit';

/** What 400 % leaves of a screen of 1280 by 1024. */
const viewport = { width: 320, height: 256 };
test.use({ viewport });

const STOPS = 40;

test('enlarged to 400 %, nothing covers what has the focus, and no screen moves sideways', async ({
  page,
  request,
}) => {
  const covered: string[] = [];
  await page.goto('/robots.txt'); // the site's storage
  // The note on cookies is there too: it must cover nothing either.
  await page.evaluate(() => {
    sessionStorage.setItem('keepBanner', '1');
    localStorage.removeItem('cookieAccepted');
  });
  for (const path of ['/toate-anunturile', await seededListing(request), '/adauga-anunt'])
    covered.push(...(await faultsOf(page, path)));
  expect(covered).toEqual([]);
});

test('enlarged to 400 %, the writer of an article sees what is written', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn(page, 'admin@demo.ro');
  await page.setViewportSize(viewport);
  expect(await faultsOf(page, '/admin/add-blog')).toEqual([]);
});

/** What the Tab key comes by on a screen and cannot be seen, and by how much the screen is too wide. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  await visit(page, path);
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    // What comes while one scrolls moves the rest: looked at until it stands still.
    const found = await expect
      .poll(() => coveredFocus(page), { timeout: 10_000 })
      .toBeNull()
      .then(
        () => null,
        () => coveredFocus(page),
      );
    if (found) faults.push(`${path}: ${found}`);
  }
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wider > 0) faults.push(`${path}: ${wider} px wider than the screen`);
  return faults;
}

/** What has the focus and cannot be seen, by its words; null when it can. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // Its first line: a title that is longer than its card ends in dots.
    const { left, top, width, height } = focused.getClientRects()[0]!;
    if (width < 2 || height < 2) return null; // hidden: its label is what is seen
    // WCAG 2.4.11 asks that it is not entirely hidden: the middle of the part within the screen.
    const x = (Math.max(left, 0) + Math.min(left + width, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
    const seen = document.elementFromPoint(x, y);
    const isSeen =
      seen !== null &&
      (focused.contains(seen) || seen.contains(focused) || seen.closest('label') !== null);
    return isSeen ? null : focused.textContent || focused.outerHTML.slice(0, 60);
  });
