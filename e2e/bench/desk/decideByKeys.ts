import type { Browser, Page } from '@playwright/test';
import type { Site } from '../../support/startSite';
import { openQueue, rowsOf } from './openQueue';

export type Decided = {
  waitedMs: number;
  /** For documents and commands, until the next key. */
  requests: number;
  photos: number;
};
/** A listing that is not whole by then is an error. */
const WHOLE_WITHIN_MS = 30_000;
const data = /\/v1\/projects\/[^/]+\/databases\/|\/api\//;
/** What the page's header asks for while somebody is signed in, whatever they do: unread messages and notices. */
const byClock = /"collectionId":"(conversations|notices)"/;
const photo = /\/v0\/b\//;

/** Approves one listing after the other by its key, at a person's pace. @throws Error when a listing does not become whole */
export async function decideByKeys(
  browser: Browser,
  site: Site,
  { listings, pauseMs }: { listings: number; pauseMs: number },
): Promise<Decided[]> {
  const page = await openQueue(browser, site);
  let [requests, photos] = [0, 0];
  page.on('request', (request) => {
    if (request.method() === 'OPTIONS') return;
    if (data.test(request.url()) && !byClock.test(request.postData() ?? '')) requests += 1;
    if (photo.test(request.url())) photos += 1;
  });
  await rowsOf(page).first().getByRole('button').click();
  await untilWhole(page, '');
  await page.waitForLoadState('networkidle');
  const decided: Decided[] = [];
  while (decided.length < listings) {
    [requests, photos] = [0, 0];
    const waitedMs = await decideOne(page);
    await page.waitForTimeout(pauseMs);
    decided.push({ waitedMs, requests, photos });
  }
  await page.context().close();
  return decided;
}

async function decideOne(page: Page): Promise<number> {
  const address = await page.evaluate(() => {
    const start = { ms: 0 };
    addEventListener('keydown', () => (start.ms = performance.now()), {
      once: true,
      capture: true,
    });
    Object.assign(globalThis, { deskStart: start });
    return document.querySelector('[data-decisions]')?.getAttribute('aria-label') ?? '';
  });
  await page.keyboard.press('a');
  return untilWhole(page, address);
}

/** Milliseconds from the key until another listing than `before` is whole, or nothing is left on the page. */
function untilWhole(page: Page, before: string): Promise<number> {
  return page.evaluate(
    ([old, withinMs]) =>
      new Promise<number>((resolve, reject) => {
        const { deskStart } = globalThis as { deskStart?: { ms: number } };
        const startMs = deskStart?.ms ?? performance.now();
        const isWhole = () => {
          const title = document.querySelector('[data-decisions]')?.getAttribute('aria-label');
          if (!title) return document.querySelector('ul[aria-label="Anunțuri"] > li') === null;
          if (title === old) return false;
          const image = document.querySelector<HTMLImageElement>(
            'button[aria-label^="Fotografia 1 din"] img',
          );
          return (
            document.querySelector('[aria-label="Ce hotărăște"]') !== null &&
            document.querySelector('ul[aria-label="Anunțuri"] [aria-current]') !== null &&
            image !== null &&
            image.complete &&
            image.naturalWidth > 0
          );
        };
        const look = () => {
          const ms = performance.now() - startMs;
          if (isWhole()) resolve(ms);
          else if (ms > withinMs) reject(new Error(`A listing was not whole after ${ms} ms`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [before, WHOLE_WITHIN_MS] as const,
  );
}
