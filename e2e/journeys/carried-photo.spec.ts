import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

declare global {
  interface Window {
    carried: string[];
  }
}

/** Writes down what moves in each view transition, or that there was none. */
const writeDown = () => {
  window.carried = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
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

/** Points at the first card until what its listing shows has been read, then presses it. */
async function follow(page: Page, read: Promise<unknown>): Promise<string> {
  const card = page.locator('main article').first();
  const link = card.getByRole('link');
  const title = await link.innerText();
  await link.hover();
  await read;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
}

const listingRead = (page: Page) =>
  page.waitForResponse((response) => /\/v1\/.*documents/.test(response.url()));

test('the photo of a card moves into its place on the listing, and comes back as usual', async ({
  page,
}) => {
  await page.addInitScript(writeDown);
  await visit(page, '/toate-anunturile');
  const title = await follow(page, listingRead(page));
  await expect.poll(() => page.evaluate(() => window.carried)).toEqual(['photo']);
  await page.goBack();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await page.evaluate(() => window.carried)).toEqual(['photo']);
});

test('who wants no motion sees the listing at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(writeDown);
  await visit(page, '/toate-anunturile');
  await follow(page, listingRead(page));
  expect(await page.evaluate(() => window.carried)).toEqual([]);
});
