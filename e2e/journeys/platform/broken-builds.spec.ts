// A real build that is broken is released, seen and rolled back: `npm run containment` does it for every remote and kind.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { copySite } from '../../support/releases/copySite';
import { buildBroken, readLive, rollBack } from '../../support/releases/brokenRelease';
import { shownParts } from '../../support/releases/shownParts';
import { startSite } from '../../support/startSite';
import { expect, test } from '../../support/test';
import { watchModules } from '../../support/watchModules';

const STATUS_TOKEN = 'broken-builds';

/** Undoes what a test has done, whatever came of it. */
const undo: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

test('a build whose screen throws is refused when it is looked at; a tab in which it was opened all the same runs, once it is rolled back, the good release alone', async ({
  page,
}) => {
  test.setTimeout(300_000); // a build, and four programs
  const { data, files, remove } = await copySite();
  undo.push(remove);
  const site = await startSite(data, { FILES_FOLDER: files, STATUS_TOKEN });
  undo.push(site.stop);
  const good = await readLive('blog', files);
  const build = await buildBroken('blog', 'screen');
  undo.push(build.remove);
  const registry = await readFile(join(files, 'registry.json'), 'utf8');
  for (const act of [build.release, build.canary])
    await expect(act(files)).rejects.toMatchObject({
      stderr: expect.stringMatching(/does not go live.\n\/blog: blog render Error: stricat/),
    });
  expect(await readFile(join(files, 'registry.json'), 'utf8')).toBe(registry);
  const broken = await build.release(files, '--no-look');
  expect(broken.version).not.toBe(good.version);

  await page.goto(`${site.origin}/blog`);
  const notice = page.getByText('Această parte a paginii nu poate fi afișată');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  expect((await rollBack('blog', files)).version).toBe(good.version);
  const modules = await watchModules(page, good);
  await page.getByRole('button', { name: 'Reîncercați' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Articole' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await modules.expectOnly(good, { screen: 'blog', triedAgain: 0 });
  await expect.poll(() => shownParts(page)).toContain(`blog ${good.version}`);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Calculator Impozit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /impozit/i })).toBeVisible();
  // What was told of the blog is each version's own.
  const headers = { authorization: `Bearer ${STATUS_TOKEN}` };
  const sums = async (version: string) => {
    const report = await page.request.get(`${site.origin}/telemetry.json`, { headers });
    const { parts } = (await report.json()) as TelemetryReport;
    const { loads, faults } = parts.find((each) => each.version === version) ?? {};
    return { loads, faults };
  };
  await expect.poll(() => sums(good.version)).toEqual({ loads: 1, faults: {} });
  await expect.poll(() => sums(broken.version)).toEqual({ loads: 1, faults: { render: 1 } });
  // The map of the release says where, though its scripts are minified; nobody is served one.
  const report = await page.request.get(`${site.origin}/telemetry.json`, { headers });
  expect(((await report.json()) as TelemetryReport).groups).toContainEqual(
    expect.objectContaining({
      part: 'blog',
      kind: 'render',
      place: {
        file: 'remote-blog/src/browse/BlogScreen.tsx',
        line: expect.any(Number),
        function: 'BlogScreen',
        owner: '@anunturi/blog',
      },
      versions: { [broken.version]: 1 },
    }),
  );
  const map = await page.request.get(
    `${site.origin}/remotes/blog/${broken.version}/static/js/blog.chunk.js.map`,
  );
  expect(map.status()).toBe(404);
});
