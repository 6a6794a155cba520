// Benchmark of the PDF tools in a real browser: npm run bench:pdf [-- --photos 200 --pages 300 --origin http://localhost:3000]
// What is proven: the page stays responsive and the work takes less than 1 GB while many photos or pages become one PDF.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { type BrowserContext, type Page, chromium } from '@playwright/test';
import { chromiumFlags } from '../support/chromiumFlags';
import { chromiumPath } from '../support/chromiumPath';
import { signInByForm as signIn } from '../support/people/signIn';
import { startSite } from '../support/startSite';
import { makePhotos } from './makePhotos';
import { makeScans } from './makeScans';
import { watchMemory } from './watchMemory';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '200' },
    pages: { type: 'string', default: '300' },
    origin: { type: 'string' },
    limit: { type: 'string', default: '1000' },
  },
});
const limitBytes = Number(values.limit) * 1e6;
const long = 30 * 60_000;

type Row = {
  what: string;
  seconds: number;
  blockMs: number;
  browserBytes: number;
  pageBytes: number;
  size: string;
};
type Level = 'Mic' | 'Mediu' | 'Mare';

const folder = await mkdtemp(join(tmpdir(), 'bench-pdf-'));
const site = values.origin ? null : await startSite(join(folder, 'data'));
const origin = values.origin ?? site!.origin;
const rows: Row[] = [];
try {
  const photos = await inBrowser('drawing', (page) =>
    makePhotos(page, join(folder, 'photos'), Number(values.photos)),
  );
  const scans = await inBrowser('scanning', (page) =>
    makeScans(page, join(folder, 'scans'), Number(values.pages)),
  );
  for (const level of ['Mediu', 'Mare'] as const)
    rows.push(...(await measure(`${photos.length} photos of 12 MP, ${level}`, photos, level)));
  rows.push(
    ...(await measure(`${values.pages} scanned pages in ${scans.length} PDFs`, scans, 'Mediu')),
  );
} finally {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}
console.table(
  Object.fromEntries(
    rows.map(({ what, seconds, blockMs, browserBytes, pageBytes, size }) => [
      what,
      {
        seconds: +seconds.toFixed(1),
        'longest block ms': Math.round(blockMs),
        'peak of the browser MB': Math.round(browserBytes / 1e6),
        'peak of the page MB': Math.round(pageBytes / 1e6),
        result: size,
      },
    ]),
  ),
);
// What the tool is answerable for: its page with its workers, and whatever the rest of the browser holds for it (chosen files, the result).
const empty = Math.min(
  ...rows.filter(({ what }) => what.endsWith('page opened')).map((row) => row.browserBytes),
);
const most = Math.max(...rows.map((row) => row.browserBytes));
const page = Math.max(...rows.map((row) => row.pageBytes));
console.log(
  `Proportional memory: the page at most ${formatBytes(page)}; the whole browser ${formatBytes(most)}, ${formatBytes(most - empty)} more than before any file was added; allowed ${formatBytes(limitBytes)}.`,
);
if (Math.max(page, most - empty) > limitBytes) process.exitCode = 1;

/** Adds the files, scrolls through all of them, makes the document: a row for each part. */
async function measure(what: string, files: string[], level: Level): Promise<Row[]> {
  return inBrowser(what, async (page, userFolder) => {
    const memory = watchMemory(userFolder);
    const row = async (part: string, act: () => Promise<string>): Promise<Row> => {
      memory.restart();
      await page.evaluate(() => Object.assign(window, { longestTaskMs: 0 }));
      const start = performance.now();
      const size = await act();
      const blockMs = await page.evaluate(
        () => (window as unknown as { longestTaskMs: number }).longestTaskMs,
      );
      return {
        what: `${what}: ${part}`,
        seconds: (performance.now() - start) / 1000,
        blockMs,
        ...memory.peak(),
        size,
      };
    };
    try {
      await signIn(page, 'utilizator@demo.ro');
      const opened = await row('page opened', async () => {
        await page.goto('/generare-pdf/start');
        await page.getByText('Nicio pagină încă').waitFor();
        return '';
      });
      const added = await row('added', async () => {
        await page.getByLabel('Adăugați poze sau PDF-uri').setInputFiles(files);
        await page
          .getByRole('button', { name: 'Faceți PDF-ul' })
          .and(page.locator(':enabled'))
          .waitFor({ timeout: long });
        return page.getByRole('heading', { name: /de pagini$/ }).innerText();
      });
      const seen = await row('scrolled through', async () => {
        for (
          let y = 0;
          y < (await page.evaluate(() => document.documentElement.scrollHeight));
          y += 600
        ) {
          await page.mouse.wheel(0, 600);
          await page.waitForTimeout(150);
        }
        return '';
      });
      await page.getByRole('radio', { name: new RegExp(`^${level}`) }).check();
      const made = await row('made', async () => {
        await page.getByRole('button', { name: 'Faceți PDF-ul' }).click();
        const said = await page.getByText(/^Gata: /).innerText({ timeout: long });
        return said.replace(/^.*?, /, '').replace(/\.$/, '');
      });
      return [opened, added, seen, made];
    } finally {
      memory.stop();
    }
  });
}

/** A browser of its own for each piece of work, so that none inherits another's memory. */
async function inBrowser<T>(
  what: string,
  act: (page: Page, userFolder: string) => Promise<T>,
): Promise<T> {
  console.log(`${what}…`);
  const userFolder = await mkdtemp(join(folder, 'browser-'));
  const context: BrowserContext = await chromium.launchPersistentContext(userFolder, {
    executablePath: chromiumPath(),
    args: chromiumFlags,
    baseURL: origin,
    locale: 'ro-RO',
    viewport: { width: 1280, height: 900 },
  });
  try {
    await context.addInitScript(() => {
      const page = window as unknown as { longestTaskMs: number };
      page.longestTaskMs = 0;
      new PerformanceObserver((list) => {
        for (const task of list.getEntries())
          page.longestTaskMs = Math.max(page.longestTaskMs, task.duration);
      }).observe({ type: 'longtask' });
      if (location.protocol.startsWith('http')) localStorage.setItem('cookieAccepted', 'true');
    });
    return await act(await context.newPage(), userFolder);
  } finally {
    await context.close();
  }
}
