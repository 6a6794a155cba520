import { type Page, type Request, expect } from '@playwright/test';

/**
 * Opens an address and waits until its screen is whole: hydrated by React, nothing loading, nothing moving, no
 * request on its way. Unlike a quiet network, none of these passes by while a slow machine is still working.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await untilWhole(page, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}

/** Goes on to another screen without leaving the document, as the browser's own buttons do, and waits until it is whole. */
export async function goOn(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const before = await heading.innerText();
  await untilWhole(page, async () => {
    await changeAddress(page, path);
    await expect(heading).not.toHaveText(before);
  });
}

/** Goes on without waiting for anything. */
export const changeAddress = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Does something and waits until the screen is whole again. */
export async function untilWhole(page: Page, act: () => Promise<unknown>): Promise<void> {
  const onTheWay = new Set<Request>();
  const asked = (request: Request) => void onTheWay.add(request);
  const answered = (request: Request) => void onTheWay.delete(request);
  page.on('request', asked).on('requestfinished', answered).on('requestfailed', answered);
  await act();
  await expect
    .poll(async () => [...(await unfinished(page)), ...[...onTheWay].map((asks) => asks.url())])
    .toEqual([]);
  page.off('request', asked).off('requestfinished', answered).off('requestfailed', answered);
}

/** Waits until what an act started on the screen is over. */
export async function settle(page: Page): Promise<void> {
  await expect.poll(() => unfinished(page)).toEqual([]);
}

/** What the screen still waits for; animations tell progress and transitions. Skeletons out of sight may wait to be scrolled to. */
function unfinished(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const _frame of [1, 2])
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const isInSight = (element: Element | null) => {
      const box = element?.getBoundingClientRect();
      return !box || (box.bottom > 0 && box.top < innerHeight);
    };
    const isMoving = ({ effect }: Animation) =>
      isInSight(effect instanceof KeyframeEffect ? effect.target : null);
    const isBusy = (element: Element) => !element.matches('[aria-hidden]') || isInSight(element);
    const heading = document.querySelector('h1');
    const isTakenOver =
      heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
    return [
      ...(isTakenOver ? [] : ['React']),
      ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
      ...[...document.querySelectorAll('[aria-busy="true"]')].filter(isBusy).map(() => 'aria-busy'),
      ...document
        .getAnimations()
        .filter(isMoving)
        .map(() => 'animation'),
    ];
  });
}
