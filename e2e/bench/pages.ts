// Benchmark of public pages on a slow phone: npm run bench:pages [-- --runs 5 --origin http://localhost:3000]
// The same build in turn: as served, the same page with every script held back ("static": what no page can beat), and as served to
// somebody signed in. Applied throttling, not simulated.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { chromiumFlags } from '../support/chromiumFlags';
import { chromiumPath } from '../support/chromiumPath';
import { signInByForm as signIn } from '../support/people/signIn';
import { startSite } from '../support/startSite';
import { slow4g } from './slow4g';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, origin: { type: 'string' } },
});
const CPU_SLOWER = 4;
const paths = ['/', '/toate-anunturile', '/calculator', '/blog'];

type Times = { fcpMs: number; lcpMs: number; blockedMs: number; longestMs: number };
type Mode = 'served' | 'static' | 'signedIn';
type Account = BrowserContextOptions['storageState'];

const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
const site = values.origin ? null : await startSite(join(folder, 'data'));
const origin = values.origin ?? site!.origin;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const listing = await firstListing(browser);
  const account = await signedIn(browser);
  const rows: Record<string, Record<string, number>> = {};
  for (const path of [...paths, listing]) {
    const runs: Record<Mode, Times[]> = { served: [], static: [], signedIn: [] };
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const mode of ['static', 'served', 'signedIn'] as const)
        runs[mode].push(await visit(browser, path, mode, account));
    const [served, still, own] = [runs.served, runs.static, runs.signedIn].map(medians) as [
      Times,
      Times,
      Times,
    ];
    rows[path.startsWith('/anunt/') ? '/anunt/…' : path] = {
      'static FCP': still.fcpMs,
      FCP: served.fcpMs,
      'signed in FCP': own.fcpMs,
      'static LCP': still.lcpMs,
      LCP: served.lcpMs,
      'LCP : static': ratio(served.lcpMs, still.lcpMs),
      'signed in FCP : FCP': ratio(own.fcpMs, served.fcpMs),
      'static blocked': still.blockedMs,
      blocked: served.blockedMs,
      'static longest': still.longestMs,
      longest: served.longestMs,
    };
  }
  console.table(rows);
  console.log(
    `Milliseconds, medians of ${values.runs} visits each, taken in turn; 1.6 Mbit/s, 150 ms a round, processor ${CPU_SLOWER} times slower. blocked: sum of what long tasks take above 50 ms; longest: the longest task.`,
  );
} finally {
  await browser.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The account of a demonstration seller, to be opened in any number of browsers. */
async function signedIn(within: Browser): Promise<Account> {
  const context = await within.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, 'vanzator@demo.ro');
  const account = await context.storageState({ indexedDB: true });
  await context.close();
  return account;
}

/** A first visit in a browser of its own. */
async function visit(within: Browser, path: string, mode: Mode, account: Account): Promise<Times> {
  const context = await within.newContext({
    baseURL: origin,
    viewport: { width: 375, height: 800 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
    ...(mode === 'signedIn' && { storageState: account }),
  });
  try {
    await context.addInitScript(() => {
      const seen = Object.assign(window, { lcpMs: 0, blockedMs: 0, longestMs: 0 });
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({ startTime }) => (seen.lcpMs = startTime)),
      ).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({ duration }) => {
          seen.blockedMs += Math.max(0, duration - 50);
          seen.longestMs = Math.max(seen.longestMs, duration);
        }),
      ).observe({ type: 'longtask', buffered: true });
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (mode === 'static') await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The largest paint is known once the pictures in sight are there and painted.
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, left, bottom, right } = image.getBoundingClientRect();
        return (
          image.complete ||
          !image.checkVisibility() ||
          top >= innerHeight ||
          left >= innerWidth ||
          bottom <= 0 ||
          right <= 0
        );
      }),
    );
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => {
      const { lcpMs, blockedMs, longestMs } = window as unknown as Times;
      return {
        fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        lcpMs,
        blockedMs,
        longestMs,
      };
    });
  } finally {
    await context.close();
  }
}

async function firstListing(within: Browser): Promise<string> {
  const page = await within.newPage({ baseURL: origin });
  await page.goto('/');
  const path = await page.locator('main a[href^="/anunt/"]').first().getAttribute('href');
  await page.close();
  if (!path) throw new Error('The site has no listing to visit.');
  return path;
}

function medians(all: Times[]): Times {
  const median = (of: (times: Times) => number) =>
    Math.round(all.map(of).sort((a, b) => a - b)[Math.floor(all.length / 2)] as number);
  return {
    fcpMs: median(({ fcpMs }) => fcpMs),
    lcpMs: median(({ lcpMs }) => lcpMs),
    blockedMs: median(({ blockedMs }) => blockedMs),
    longestMs: median(({ longestMs }) => longestMs),
  };
}

function ratio(a: number, b: number): number {
  return Math.round((a / b) * 100) / 100;
}
