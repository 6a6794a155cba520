// `npm run screenshots`: the four pictures with which the README opens, taken of the seeded product into docs/pictures/.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromiumPath';
import { fillIn, openGolf } from '../support/papers/documentSteps';
import { startSite } from '../support/startSite';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

type Picture = {
  name: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  deviceScaleFactor?: number;
  open: (page: Page) => Promise<unknown>;
};

const desk = { viewport: { width: 1280, height: 1000 }, colorScheme: 'light' } as const;
const phone = { viewport: { width: 375, height: 812 }, colorScheme: 'dark' } as const;

const pictures: Picture[] = [
  { ...desk, name: 'home', open: (page) => page.goto('/') },
  {
    ...desk,
    name: 'list-with-filters',
    open: openList,
  },
  { ...phone, name: 'listing-dark', deviceScaleFactor: 2, open: openGolf },
  { ...desk, name: 'contract', open: openContract },
];

const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
const target = join(import.meta.dirname, '../../docs/pictures');
const site = await startSite(join(folder, 'data'));
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  await mkdir(target, { recursive: true });
  for (const { name, open, ...device } of pictures) {
    const context = await browser.newContext({
      ...device,
      baseURL: site.origin,
      locale: 'ro-RO',
      timezoneId: 'Europe/Bucharest',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
    const page = await context.newPage();
    await open(page);
    await settled(page);
    await page.screenshot({ path: join(target, `${name}.jpg`), type: 'jpeg', quality: 82 });
    await context.close();
    console.log(`docs/pictures/${name}.jpg`);
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The photos in sight have come and nothing is being loaded. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      const isOut = top >= innerHeight || left >= innerWidth;
      return image.complete || !image.checkVisibility() || isOut;
    }),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Diesel cars up to a price; the chips come with the filters' program. */
async function openList(page: Page): Promise<void> {
  await page.goto(
    '/toate-anunturile?fel=masini&categorie=autoturisme&moneda=EUR&pret-max=20000&combustibil=diesel',
  );
  await page.getByRole('list', { name: 'Filtre alese' }).getByText('Diesel').waitFor();
  await page.getByRole('article').first().waitFor();
}

/** The contract of a sale, begun on a listing's page: the car's facts are there already. */
async function openContract(page: Page): Promise<void> {
  await openGolf(page);
  await page.getByRole('link', { name: 'Întocmiți contractul' }).click();
  await page.getByRole('link', { name: 'Contract de vânzare-cumpărare auto' }).click();
  await fillIn(page, {
    'Nume și prenume': 'Ștefănescu Ioana-Mădălina',
    Strada: 'Țiglarilor',
    Număr: '12',
  });
  await page.getByRole('heading', { level: 1 }).click(); // no field keeps the focus
  await page.evaluate(() => scrollTo(0, 0));
  await page
    .getByRole('img', { name: 'Previzualizare: pagina 1 din 1' })
    .getByText('Ștefănescu Ioana-Mădălina')
    .first()
    .waitFor();
}
