import { type Screen, lookAtScreen, lookAtScreens } from '../../support/lookAtScreens';
import { seededComparison, seededListing } from '../../support/listings/seededListing';
import { seededPost } from '../../support/seededPost';
import { expect, test } from '../../support/test';
import { settle, visit } from '../../support/visit';

const screens: Screen[] = [
  ['/', 'letters'],
  ['/toate-anunturile', 'letters'],
  ['/adauga-anunt', 'letters'],
  ['/test-upload'],
  ['/contracte'],
  ['/contracte?document=vanzare-auto', 'letters', 'system colours'],
  ['/calculator', 'letters', 'system colours'],
  ['/calculator/masinile-casei'],
  ['/calculator/surse'],
  ['/arhivare', 'letters'],
  ['/generare-pdf'],
  ['/blog'],
  [seededPost],
  ['/login'],
  ['/register', 'letters'],
  ['/contact'],
  ['/politica-confidentialitate'],
  ['/termeni'],
  ['/versiuni'],
  ['/accesibilitate'],
  ['/transparenta'],
  ['/comparare'],
  ['/nu-exista'],
];

test('on the public screens axe finds nothing in light and in dark colours, large letters and wide spacing cut nothing on a phone, and with the colours of the system what is selected differs', async ({
  page,
  request,
}) => {
  test.slow();
  const comparison: Screen = [await seededComparison(request), 'letters'];
  expect(await lookAtScreens(page, [...screens, comparison])).toEqual([]);
});

test('on a listing axe finds nothing in light and in dark colours, large letters and wide spacing cut nothing on a phone, and with the colours of the system what is selected differs', async ({
  page,
  request,
}) => {
  await visit(page, await seededListing(request));
  await page.locator('#similare').scrollIntoViewIfNeeded(); // read when one scrolls near
  await expect(page.locator('#similare').getByRole('article').first()).toBeVisible();
  // What the header covers while one scrolls is not small.
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  expect(await lookAtScreen(page, ['letters', 'system colours'])).toEqual([]);
});
