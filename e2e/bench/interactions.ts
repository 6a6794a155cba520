// How soon a slow phone answers the most usual acts: npm run bench:interactions [-- --runs 3 --only filter --origin http://localhost:3000]
// Each act on a page of its own, processor four times slower. interaction: the longest press or key from input to paint, as the
// browser tells it for INP (in steps of 8 ms; what takes under 16 ms is not told); frame: the longest animation frame until the act is seen.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { headlessChromiumPath } from '../support/chromiumPath';
import { signInByForm as signIn } from '../support/people/signIn';
import { startSite } from '../support/startSite';
import { type Act, WAIT_LIMIT_MS, actsOn } from './acts';
import { observe, paint } from './observeInteractions';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    origin: { type: 'string' },
  },
});
const CPU_SLOWER = 4;

type Measured = { interactionMs: number; frameMs: number };
type Account = BrowserContextOptions['storageState'];

const folder = await mkdtemp(join(tmpdir(), 'bench-interactions-'));
const site = values.origin ? null : await startSite(join(folder, 'data'));
const origin = values.origin ?? site!.origin;
// The bar of a whole browser's window hides the lower end of a page from its painter: what is pressed there is never shown.
const executablePath = headlessChromiumPath();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const accounts = new Map<string, Account>();
  for (const email of ['vanzator@demo.ro', 'utilizator@demo.ro'])
    accounts.set(email, await accountOf(email));
  const rows: Record<string, Record<string, number | string>> = {};
  const wanted = new RegExp(values.only);
  for (const act of actsOn(await listingWithPhotos())) {
    if (!wanted.test(act.name)) continue;
    const runs: Measured[] = [];
    try {
      for (let run = 0; run < Number(values.runs); run += 1)
        runs.push(await measure(act, act.as && accounts.get(act.as)));
      rows[act.name] = {
        interaction: median(runs.map(({ interactionMs }) => interactionMs)),
        frame: median(runs.map(({ frameMs }) => frameMs)),
      };
    } catch (error) {
      console.error(act.name, error);
      rows[act.name] = { interaction: 'not done', frame: 'not done' };
    }
  }
  console.table(rows);
  console.log(`Milliseconds, medians of ${values.runs}; processor ${CPU_SLOWER} times slower.`);
} finally {
  await browser.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(act: Act, account: Account): Promise<Measured> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ro-RO',
    viewport: act.isWide ? { width: 1280, height: 800 } : { width: 375, height: 800 },
    serviceWorkers: 'block',
    ...(account && { storageState: account }),
  });
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_LIMIT_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await page.goto(act.path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) =>
        key.startsWith('__reactFiber$'),
      ),
    );
    await act.first?.(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(paint);
    await page.evaluate(() => window.forgetMeasured());
    await act.act(page);
    await act.seen(page);
    await page.evaluate(paint);
    return await page.evaluate(() => window.measured());
  } finally {
    await context.close();
  }
}

async function accountOf(email: string): Promise<Account> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, email);
  const account = await context.storageState({ indexedDB: true });
  await context.close();
  return account;
}

async function listingWithPhotos(): Promise<string> {
  const page = await browser.newPage({ baseURL: origin });
  await page.goto('/toate-anunturile?vanzator=demoVanzator&categorie=autoturisme');
  const path = await page.locator('main a[href^="/anunt/"]').first().getAttribute('href');
  await page.close();
  if (!path) throw new Error('The site has no listing to visit.');
  return path;
}

function median(all: number[]): number {
  return Math.round(all.sort((a, b) => a - b)[Math.floor(all.length / 2)] as number);
}
