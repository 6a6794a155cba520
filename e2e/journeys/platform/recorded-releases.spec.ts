// Earlier releases, recorded small, beside what is built now: teams release when they like. All pages: `npm run compat`.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { remoteReleaseSchema } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import config from '../../../remotes.config.json' with { type: 'json' };
import { type RecordedRelease, readRecords, unpackRecord } from '../../compat/RecordedRelease';
import { seededFolder } from '../../support/prepareSite';
import { integrityOf } from '../../support/releases/integrityOf';
import { shownParts } from '../../support/releases/shownParts';
import { type Site, startSite } from '../../support/startSite';
import { type Page, expect, prepare, signIn, test } from '../../support/test';

type Registry = {
  remotes: { [name: string]: { version: string; routes: { path: string; screen: string }[] } };
  shell: { release: string };
};
type People = { stranger: Page; admin: Page };
const root = join(import.meta.dirname, '../../..');
let site: Site | undefined;
let folder: string;
const contexts: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the last two recorded releases of each remote run in the shell as it is now, and today’s remotes in the recorded shell', async ({
  browser,
  faults,
}) => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'anunturi-recorded-'));
  const [data, files] = [join(folder, 'data'), join(folder, 'files')];
  const records = await readRecords();
  await cp(seededFolder, data, { recursive: true });
  site = await startSite(data, { FILES_FOLDER: files, RENDER_LIMIT_MS: '1' }); // nothing is rendered: browsers do it
  for (const record of records) await unpackRecord(record, files);
  const registryFile = join(files, 'registry.json');
  const registry = JSON.parse(await readFile(registryFile, 'utf8')) as Registry;
  const write = (remotes: Registry['remotes']) =>
    writeFile(registryFile, JSON.stringify({ ...registry, remotes }));
  const open = async () => {
    const context = await browser.newContext({ baseURL: site?.origin ?? '' });
    contexts.push(context);
    await prepare(context, faults);
    // What a recording leaves out never comes: a first screen shows itself without, and says nothing of a failure.
    await context.route('**/remotes/*/*/static/**', (route) => {
      const file = new URL(route.request().url()).pathname.replace('/remotes/', 'releases/');
      return existsSync(join(files, file)) ? route.fallback() : undefined;
    });
    return context.newPage();
  };
  const people = { stranger: await open(), admin: await open() };
  await signIn(people.admin, 'admin@demo.ro');

  for (const place of [-2, -1]) {
    const before = config.remotes.map(({ name }) => {
      const { version, files: texts } = records
        .filter((record) => record.name === name)
        .at(place) as RecordedRelease;
      const text = texts[`releases/${name}/${version}/remote.json`]!;
      const { server: _server, ...release } = remoteReleaseSchema.parse(JSON.parse(text));
      return [name, { ...release, manifestIntegrity: integrityOf(text) }] as const;
    });
    await write(Object.fromEntries(before));
    await expectShown(people, Object.fromEntries(before));
  }

  await write(registry.remotes);
  const shell = records.findLast(({ name }) => name === 'shell')!.version;
  const command = ['rollback', 'shell', '--version', shell, '--to', files];
  const program = join(root, 'tooling/bin/release.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...command]);
  await expectShown(people, registry.remotes);
  const { entries } = JSON.parse(await readFile(join(files, 'shell/assets.json'), 'utf8')) as {
    entries: { main: string[] };
  };
  for (const page of Object.values(people))
    await expect(page.locator(`script[src$="${entries.main.at(-1)}"]`)).toHaveCount(1);
});

/** The first screen of every remote is shown by the release that is live. */
async function expectShown(people: People, remotes: Registry['remotes']) {
  for (const { name, firstScreen } of config.remotes) {
    const { version, routes } = remotes[name]!;
    const { path } = routes.find(({ screen }) => screen === firstScreen)!;
    const page = name === 'admin' ? people.admin : people.stranger;
    await test.step(`${name} ${version} ${path}`, async () => {
      await page.goto(path);
      await expect.poll(() => shownParts(page)).toContain(`${name} ${version}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText('Pagina nu s-a putut încărca')).toHaveCount(0);
    });
  }
}
