// Deciding a long queue by keys: npm run bench:desk [-- --listings 300 --deaths 20 --pause 300 --pictures FOLDER]
// Waited is from the key until the next listing is whole: its title, what decides about it, its first photo, the next row marked.
// Then tabs that are killed right after the key: each decision has to stand on the server.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { headlessChromiumPath } from '../support/chromiumPath';
import { startSite } from '../support/startSite';
import { decideByKeys } from './desk/decideByKeys';
import { dieAfterKeys } from './desk/dieAfterKeys';
import { fillQueue } from './desk/fillQueue';
import { takePictures } from './desk/takePictures';

reportFailures();

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '300' },
    deaths: { type: 'string', default: '20' },
    pause: { type: 'string', default: '300' },
    pictures: { type: 'string' },
  },
});
const [listings, deaths] = [Number(values.listings), Number(values.deaths)];

const folder = await mkdtemp(join(tmpdir(), 'bench-desk-'));
const dataFolder = join(folder, 'data');
await (await startSite(dataFolder)).stop();
// More are added for the tabs that die; the queue orders 300 at once.
await fillQueue(dataFolder, listings + deaths);
const site = await startSite(dataFolder);
const browser = await chromium.launch({
  executablePath: headlessChromiumPath(),
  args: ['--no-sandbox'],
});
try {
  if (values.pictures) {
    await mkdir(values.pictures, { recursive: true });
    await takePictures(browser, site, values.pictures);
  }
  const decided = await decideByKeys(browser, site, { listings, pauseMs: Number(values.pause) });
  const waited = decided.map(({ waitedMs }) => waitedMs).toSorted((a, b) => a - b);
  const asked = decided.map(({ requests }) => requests);
  const photos = decided.map((each) => each.photos);
  const mean = (all: readonly number[]) =>
    (all.reduce((sum, each) => sum + each, 0) / all.length).toFixed(1);
  console.table({
    decisions: decided.length,
    'waited p50 ms': at(waited, 0.5),
    'waited p95 ms': at(waited, 0.95),
    'waited longest ms': at(waited, 1),
    'requests a decision, mean': mean(asked),
    'requests a decision, most': Math.max(...asked),
    'photos a decision, mean': mean(photos),
  });
  if (deaths > 0) {
    const lost = await dieAfterKeys(browser, site, deaths);
    console.table({ 'tabs that died': deaths, 'decisions lost': lost });
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
