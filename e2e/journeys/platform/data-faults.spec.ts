// Data that does not come is told by part, version, route and name of the query, whatever was asked for.
import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { copySite } from '../../support/releases/copySite';
import { readLive } from '../../support/releases/brokenRelease';
import { startSite } from '../../support/startSite';
import { expect, test } from '../../support/test';

const STATUS_TOKEN = 'data-faults';
const undo: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

test('Firestore that hangs and trusted code that is down are told to the HTML server, while the rest of the page stays', async ({
  page,
  context,
}) => {
  const { data, files, remove } = await copySite();
  undo.push(remove);
  const site = await startSite(data, { FILES_FOLDER: files, STATUS_TOKEN });
  undo.push(site.stop);
  const told = async (kind: string) => {
    const headers = { authorization: `Bearer ${STATUS_TOKEN}` };
    const answer = await page.request.get(`${site.origin}/telemetry.json`, { headers });
    const { newest } = (await answer.json()) as TelemetryReport;
    return newest.filter((fault) => fault.kind === kind && fault.query !== undefined);
  };
  // Its long waits end sooner: Playwright's clock would take the browser's marks away.
  await page.addInitScript(
    ({ slowAfterMs, dataTimeoutMs }) => {
      const wait = window.setTimeout;
      const sooner: Record<number, number> = { [slowAfterMs]: 500, [dataTimeoutMs]: 2000 };
      const setSooner = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
        wait(run, sooner[ms] ?? ms, ...rest);
      window.setTimeout = Object.assign(setSooner, wait);
    },
    { ...loadingLimits },
  );
  await page.goto(`${site.origin}/contact`);
  await expect(page.getByRole('textbox', { name: 'Mesaj' })).toBeVisible();

  await context.route(/\/v1\/projects\//, async () => {}); // never answered
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  const { version } = await readLive('blog', files);
  const ofBlog = { part: 'blog', version, route: '/blog', query: 'posts' };
  await expect.poll(() => told('slow')).toMatchObject([{ ...ofBlog, message: 'data' }]);
  await expect(page.getByText('Nu am putut încărca articolele')).toBeVisible();
  await expect.poll(() => told('data')).toMatchObject([{ ...ofBlog, message: 'timeout' }]);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.unroute(/\/v1\/projects\//);

  await context.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto(`${site.origin}/contact`);
  await page.getByRole('textbox', { name: 'Nume' }).fill('Ana Pop');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@demo.ro');
  await page.getByLabel('Subiect').fill('O întrebare');
  await page.getByRole('textbox', { name: 'Mesaj' }).fill('Bună ziua, am o întrebare.');
  await page.getByRole('button', { name: 'Trimiteți' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect
    .poll(() => told('data'))
    .toMatchObject([
      { part: 'shell', route: '/contact', query: 'sendContactMessage', message: 'unavailable' },
      ofBlog,
    ]);
});
