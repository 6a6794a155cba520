import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copySite } from '../support/releases/copySite';
import { runTool, sources } from '../support/releases/runTool';
import { shownParts } from '../support/releases/shownParts';
import { startSite } from '../support/startSite';
import { expect, remoteNames, remotes, test } from './test';

/** Every dev server builds its package, and every build is looked at. */
const LIMIT_MS = 1_800_000;
/** Of a remote that is still being built. */
const SHOWN_WITHIN_MS = 300_000;
const develop = [process.execPath, '--import', 'tsx', join(sources, 'tooling/bin/dev.ts')];

const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

/** Opens the page of each remote that is for everybody, in turn, and says which releases were shown. */
async function openAll(page: Page, origin: string): Promise<string[]> {
  const shown: string[] = [];
  for (const name of remoteNames.filter((each) => each !== 'admin')) {
    await page.goto(origin + remotes[name].path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({
      timeout: SHOWN_WITHIN_MS,
    });
    await expect.poll(() => shownParts(page), { timeout: SHOWN_WITHIN_MS }).not.toEqual([]);
    shown.push(...(await shownParts(page)));
  }
  return shown;
}

test('who develops, stops, releases the shell and every remote and starts has what was built, whole', async ({
  page,
}) => {
  test.setTimeout(LIMIT_MS);
  const { data, files, remove } = await copySite();
  const empty = await mkdtemp(join(tmpdir(), 'anunturi-released-'));
  undo.push(remove, () => rm(empty, { recursive: true, force: true }));

  const development = await startSite(data, { FILES_FOLDER: files }, develop);
  undo.push(development.stop);
  expect((await openAll(page, development.origin)).every((each) => each.endsWith(' dev'))).toBe(
    true,
  );
  await undo.pop()!();

  for (const name of ['shell', ...remoteNames])
    await runTool(sources, 'bin/release.ts', 'release', name, '--to', empty);

  const site = await startSite(data, { FILES_FOLDER: empty });
  undo.push(site.stop);
  expect((await page.request.get(`${site.origin}/readyz`)).status()).toBe(200);
  expect((await openAll(page, site.origin)).filter((each) => each.endsWith(' dev'))).toEqual([]);
});
