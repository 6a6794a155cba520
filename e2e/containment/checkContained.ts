import type { Page } from '@playwright/test';
import type { FaultKind } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { Figures } from './Figures';
import type { BreakableSite } from './site';
import { type RemoteName, expect, remotes } from './test';
import { NOTICE, noticeMs } from './watchFailures';

type Case = {
  what: string;
  remote: RemoteName;
  version: string;
  page: Page;
  site: BreakableSite;
  /** Which files fail; a broken release throws instead. */
  broken?: (url: string) => boolean;
  /** Of what hangs: when it is spoken of. */
  slowAfterMs?: number;
  /** How the server knows it; none: nobody tells it. */
  kinds: FaultKind[];
  repair: () => Promise<void> | void;
};

/** A page is open in which something of a remote has failed: looks at everything that is promised then. */
export async function checkContained(failed: Case): Promise<Figures> {
  const { what, remote, version, page, site, broken = () => false, kinds, repair } = failed;
  const figures: Figures = { what, remote };
  // What is told of this cell is told after its document began; browser and server share a clock.
  const startedAtMs = await page.evaluate(() => performance.timeOrigin);
  const notice = noticesOf(page).first();

  await holds(() => expect(notice).toBeVisible({ timeout: 30_000 }));
  const ms = await noticeMs(page, broken, failed.slowAfterMs);
  if (ms !== undefined) figures.noticeMs = ms;
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  figures.frame = await holds(async () => {
    await expect(page.getByRole('banner')).toBeVisible();
    // The administration has no footer.
    if (remote !== 'admin') await expect(page.getByRole('contentinfo')).toBeVisible();
  });
  figures.others = await holds(async () => {
    await follow(page, remotes[remote].other);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await follow(page, remotes[remote].link);
    await expect(notice).toBeVisible({ timeout: 30_000 });
  });
  await repair();
  figures.retry = await holds(async () => {
    await notice.getByRole('button', { name: 'Reîncercați' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
  const told = async () =>
    (await site.readTelemetry()).newest.filter(
      (fault) => fault.atMs > startedAtMs && fault.part === remote,
    );
  // Of this version, and of none that runs in its place by now.
  if (kinds.length > 0)
    figures.logged = await holds(async () => {
      await expect
        .poll(async () => (await told()).some(({ kind }) => kinds.includes(kind)))
        .toBe(true);
      expect([...new Set((await told()).map((fault) => fault.version))]).toEqual([version]);
    });
  return figures;
}

/** What failed alerts; what takes long is only said. */
export const noticesOf = (page: Page) =>
  page.locator('[role="alert"], [role="status"]').filter({ hasText: NOTICE });

/** Nothing of the table is left out because something before it did not hold. */
export async function holds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch (error) {
    console.error(
      error instanceof Error ? error.message.split('\n').slice(0, 12).join('\n') : error,
    );
    return false;
  }
}

/** By a link, as a person goes: to the administration and back from it in the header, everything else in the footer. */
export const follow = (page: Page, link: string) =>
  page
    .getByRole(['Admin', 'Spre site'].includes(link) ? 'banner' : 'contentinfo')
    .getByRole('link', { name: link, exact: true })
    .click();

/** What every cell must show. */
export function expectContained({ what: _what, remote: _remote, noticeMs: ms, ...held }: Figures) {
  expect(held).toEqual(Object.fromEntries(Object.keys(held).map((name) => [name, true])));
  if (ms !== undefined) expect(ms).toBeLessThanOrEqual(1000);
}
