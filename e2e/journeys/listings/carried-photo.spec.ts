import type { Page } from '@playwright/test';
import { seededCars } from '../../support/listings/seededListing';
import { expect, test } from '../../support/test';
import { untilWhole, visit } from '../../support/visit';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** What was begun, and what moved then. */
    carried: string[];
  }
}

/** Writes down each view transition as it begins, and what moves in it. */
const writeDown = () => {
  window.carried = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    window.carried.push('begun');
    const transition = start(update);
    transition.ready.then(
      () => {
        const moving = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        window.carried.push(
          moving.includes('::view-transition-group(carried-photo)') ? 'photo' : 'nothing',
        );
      },
      () => window.carried.push('skipped'),
    );
    return transition;
  };
};
const carried = (page: Page) => page.evaluate(() => window.carried);

/** Points at the first card until all that its listing shows is here, then presses it. Gives the listing's title. */
async function follow(page: Page): Promise<string> {
  await visit(page, seededCars);
  const link = page.locator('main article').first().getByRole('link');
  const title = await link.innerText();
  await untilWhole(page, async () => {
    const isListing = {
      predicate: (asks: { url(): string }) => /\/v1\/.*documents/.test(asks.url()),
    };
    const read = page.waitForEvent('requestfinished', isListing);
    await link.hover();
    await read;
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
}

/** On a machine that is busy the listing may come too late to be carried: that proves nothing, and is tried again. */
async function followCarried(page: Page): Promise<string> {
  let title = '';
  await expect(async () => {
    title = await follow(page);
    await expect.poll(() => carried(page), { timeout: 3000 }).toHaveLength(2);
    expect(await carried(page)).not.toContain('skipped');
  }).toPass({ timeout: 90_000 });
  expect(await carried(page)).toEqual(['begun', 'photo']);
  return title;
}

test('the photo of a card moves into its place on the listing, and comes back as usual', async ({
  page,
}) => {
  await page.addInitScript(writeDown);
  const title = await followCarried(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await carried(page)).toEqual(['begun', 'photo']);
});

test('who wants no motion sees the listing at once', async ({ page }) => {
  await page.addInitScript(writeDown);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow(page);
  expect(await carried(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await followCarried(page); // the same steps
});
