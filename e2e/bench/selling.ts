// How long it takes to post a car: npm run bench:selling [-- --origin http://localhost:3000]
// A person's speed, against the running product on a phone's screen: letters, taps and reading take as long as stated here;
// what the product itself needs (pages, photos, publishing) is in the time too. See docs/selling-time.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumPath } from '../support/chromiumPath';
import { signInByForm as signIn } from '../support/people/signIn';
import { startSite } from '../support/startSite';
import { drawJpeg } from './makePhotos';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

/** 36 words of five signs a minute: what people type on phones on average (Palin et al., 2019). */
const LETTERS_PER_SECOND = 3;
/** From the eye to the finger, with the way there. */
const TAP_MS = 1100;
/** Of what a step asks, before the first tap. */
const READING_MS = 5000;
const PHOTOS = 5;

const { values } = parseArgs({ options: { origin: { type: 'string' } } });
const folder = await mkdtemp(join(tmpdir(), 'bench-selling-'));
const site = values.origin ? null : await startSite(join(folder, 'data'));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    baseURL: values.origin ?? site!.origin,
    locale: 'ro-RO',
    hasTouch: true,
  });
  await context.addInitScript(() => localStorage.setItem('cookieAccepted', 'true'));
  const page = await context.newPage();
  await signIn(page, 'utilizator@demo.ro');
  const photos: Buffer[] = [];
  for (let seed = 1; seed <= PHOTOS; seed += 1)
    photos.push(await drawJpeg(page, { width: 4000, height: 3000, quality: 0.9, seed }));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/adauga-anunt');
  const rows = await post(page, photos);
  console.table(rows);
  const sum = (name: 'seconds' | 'taps' | 'letters') =>
    rows.reduce((all, row) => all + row[name], 0);
  const whole = sum('seconds').toFixed(1);
  console.log(
    `${whole} s, ${sum('taps')} taps, ${sum('letters')} letters, ${PHOTOS} photos of 12 MP`,
  );
} finally {
  await browser.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}

type Row = { step: string; taps: number; letters: number; seconds: number };

async function post(page: Page, photos: readonly Buffer[]): Promise<Row[]> {
  const rows: Row[] = [];
  let row: Row;
  const pause = (ms: number) => page.waitForTimeout(ms);
  const hand = {
    async tap(control: Locator) {
      await pause(TAP_MS);
      await control.tap();
      row.taps += 1;
    },
    async type(control: Locator, text: string) {
      await hand.tap(control);
      const delay = 1000 / LETTERS_PER_SECOND;
      await control.pressSequentially(text, { delay, timeout: 2 * delay * text.length + 30_000 });
      row.letters += text.length;
    },
  };
  async function step(name: string, act: () => Promise<void>) {
    const began = Date.now();
    row = { step: name, taps: 0, letters: 0, seconds: 0 };
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await pause(READING_MS);
    await act();
    row.seconds = (Date.now() - began) / 1000;
    rows.push(row);
  }
  const go = () => hand.tap(page.getByRole('button', { name: 'Continuați', exact: true }));
  const field = (name: string) => page.getByRole('textbox', { name });

  await step('Categoria', async () => {
    await hand.tap(page.locator('label', { hasText: 'Autoturisme' }).first());
    await go();
  });
  await step('Datele de bază', async () => {
    await hand.type(
      field('Mașina, pe scurt'),
      'Dacia Logan 1.5 dCi 2018, 90 CP, 124.500 km, manuală',
    );
    await go();
  });
  await step('Detalii', go);
  await step('Fotografii', async () => {
    const chooser = page.waitForEvent('filechooser');
    await hand.tap(page.getByText('Adăugați fotografii').first());
    // In the phone's own gallery: each photo, then done.
    await pause((photos.length + 1) * TAP_MS);
    row.taps += photos.length + 1;
    await (
      await chooser
    ).setFiles(
      photos.map((buffer, at) => ({ name: `foto-${at}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
    await go();
  });
  await step('Descriere', async () => {
    await hand.type(
      field('Descriere'),
      'Reviziile la zi, distribuție schimbată la 110.000 km. Vând pentru că nu mai încăpem.',
    );
    await go();
  });
  await step('Preț și contact', async () => {
    await hand.type(field('Preț'), '6900');
    await go();
  });
  await step('Previzualizare', async () => {
    await hand.tap(page.getByRole('button', { name: 'Publicați anunțul' }));
    await page
      .getByRole('heading', { name: 'Anunțul este publicat' })
      .waitFor({ timeout: 120_000 });
  });
  return rows;
}
