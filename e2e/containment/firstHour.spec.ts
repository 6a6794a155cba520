import type { BrowserContext } from '@playwright/test';
import config from '../../remotes.config.json' with { type: 'json' };
import { buildBroken, readLive, rollBack } from '../support/releases/brokenRelease';
import { noticesOf } from './checkContained';
import { expect, test } from './test';

/** A build, three looks at it in a browser, and a dozen visits. */
const LIMIT_MS = 900_000;
/** The watching program looks every 20 s; a machine may be busy. */
const TAKEN_BACK_WITHIN_MS = 120_000;
const visitors = config.stepBack.seenBroken.fromAddresses + 1;

test('what a team sees in the first hour after a bad release, with times', async ({
  open,
  browser,
  site,
}) => {
  test.setTimeout(LIMIT_MS);
  const good = site.registry.remotes.blog!;
  const seen: string[] = [];
  const note = (what: string, ms: number) => seen.push(`${(ms / 1000).toFixed(1)} s  ${what}`);
  const timed = async <T>(what: string, act: () => Promise<T>): Promise<T> => {
    const from = Date.now();
    const made = await act();
    note(what, Date.now() - from);
    return made;
  };
  const before = await open('blog');
  await before.page.goto('/');
  const build = await buildBroken('blog', 'screen');
  try {
    await timed('release with the look: refused', () =>
      expect(build.release(site.files)).rejects.toThrow('was looked at and does not go live'),
    );
    const bad = await timed('release --no-look: live', () =>
      build.release(site.files, '--no-look'),
    );
    const liveAt = Date.now();

    const first = await open('blog');
    await first.page.goto('/blog');
    await expect(noticesOf(first.page).first()).toBeVisible();
    note('after that, a visitor’s notice in place of the blog', Date.now() - liveAt);
    await before.page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(before.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(noticesOf(before.page)).toHaveCount(0);

    const contexts: BrowserContext[] = [];
    for (let at = 1; at < visitors; at += 1) {
      const context = await browser.newContext({
        baseURL: site.origin,
        serviceWorkers: 'block',
        extraHTTPHeaders: { 'x-forwarded-for': `10.7.0.${at}` },
      });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto('/blog');
      await expect(noticesOf(page).first()).toBeVisible();
    }
    const newest = async () =>
      (await site.readTelemetry()).newest.find(({ version }) => version === bad.version);
    await expect.poll(newest, { timeout: 60_000 }).toMatchObject({ part: 'blog', kind: 'render' });
    note(
      'after that, the first fault at /admin and in release:status',
      (await firstFaultAt()) - liveAt,
    );

    const stepped = async () => (await site.readTelemetry()).stepsBack[0];
    await expect
      .poll(stepped, { timeout: TAKEN_BACK_WITHIN_MS })
      .toMatchObject({ name: 'blog', from: bad.version, version: good.version });
    const { at, shown, failed } = (await stepped())!;
    note(
      `after that, the site is back at the version before: ${failed} of ${shown} visits had failed`,
      Date.parse(at) - liveAt,
    );
    await expect
      .poll(async () => await (await fetch(`${site.origin}/__local/outbox`)).text())
      .toContain(bad.version);
    await timed('„Reîncercați” in a tab that was open: the blog as it was', async () => {
      await noticesOf(first.page).first().getByRole('button', { name: 'Reîncercați' }).click();
      await expect(first.page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    });
    await Promise.all(contexts.map((context) => context.close()));

    await expect(build.release(site.files, '--no-look')).rejects.toThrow('was taken back on');
    await build.release(site.files, '--no-look', '--again');
    await timed('release:rollback by hand', () => rollBack('blog', site.files));
    expect((await readLive('blog', site.files)).version).toBe(good.version);
  } finally {
    await build.remove();
    console.log(`\n${seen.join('\n')}\n`);
  }

  async function firstFaultAt(): Promise<number> {
    const faults = (await site.readTelemetry()).newest.filter(({ kind }) => kind === 'render');
    return Math.min(...faults.map(({ atMs }) => atMs));
  }
});
