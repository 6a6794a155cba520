import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Site } from '../../support/startSite';
import { openQueue, rowsOf } from './openQueue';

const looks = [
  [1280, 900, 'light'],
  [1280, 900, 'dark'],
  [390, 844, 'light'],
  [390, 844, 'dark'],
  [375, 700, 'light'],
  [375, 700, 'dark'],
] as const;

/** Pictures of the queue and of a listing that is looked at, and how many rows stand whole on the first screen. */
export async function takePictures(browser: Browser, site: Site, folder: string): Promise<void> {
  const rows: Record<string, number> = {};
  for (const [width, height, colorScheme] of looks) {
    const isPhone = width < 500;
    const page = await openQueue(browser, site, {
      viewport: { width, height },
      colorScheme,
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    await page.waitForLoadState('networkidle');
    const name = `${width}-${colorScheme}`;
    const boxes = await rowsOf(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()),
    );
    rows[name] = boxes.filter((box) => box.top >= 0 && box.bottom <= height).length;
    await page.screenshot({ path: join(folder, `queue-${name}.png`) });
    await rowsOf(page).first().getByRole('button').click();
    await page.getByRole('region', { name: 'Ce hotărăște' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `review-${name}.png`) });
    await page.context().close();
  }
  console.table({ 'rows whole on the first screen': rows });
}
