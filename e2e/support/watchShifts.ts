import type { Page } from '@playwright/test';

type Watched = typeof globalThis & { moved: number };

/** From the next page on: how much of each page moved without being asked to, as browsers reckon layout shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = Object.assign(globalThis as Watched, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as Watched).moved);
}
