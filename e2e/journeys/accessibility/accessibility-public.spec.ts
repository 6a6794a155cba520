import { axeFindingsInBothColours } from '../../support/axe';
import { expect, test } from '../../support/test';
import { settle, visit } from '../../support/visit';

const paths = [
  '/',
  '/toate-anunturile',
  '/adauga-anunt',
  '/test-upload',
  '/contracte',
  '/calculator',
  '/calculator/masinile-casei',
  '/calculator/surse',
  '/arhivare',
  '/generare-pdf',
  '/blog',
  '/login',
  '/register',
  '/contact',
  '/politica-confidentialitate',
  '/termeni',
  '/accesibilitate',
  '/transparenta',
  '/comparare',
  '/nu-exista',
];

test('axe finds nothing on the public screens in light and in dark colours', async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    found.push(...(await axeFindingsInBothColours(page)).map((one) => `${path}: ${one}`));
  }
  expect(found).toEqual([]);
});

test('axe finds nothing on a listing and a post in light and in dark colours', async ({ page }) => {
  await page.goto('/toate-anunturile');
  const listing = page.locator('main a[href^="/anunt/"]').first();
  await visit(page, (await listing.getAttribute('href'))!);
  await page.locator('#similare').scrollIntoViewIfNeeded(); // read when one scrolls near
  await expect(page.locator('#similare').getByRole('article').first()).toBeVisible();
  await settle(page);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.goto('/blog');
  const post = page.locator('main a[href^="/blog/"]:not([href$=".xml"])').first();
  await visit(page, (await post.getAttribute('href'))!);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
});
