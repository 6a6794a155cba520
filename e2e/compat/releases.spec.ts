// What was released before runs with what is built now, both ways round: teams release when they like.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { type Browser, type Page, expect, test } from '@playwright/test';
import config from '../../remotes.config.json' with { type: 'json' };
import { noticesOf } from '../containment/checkContained';
import { seededFolder } from '../support/prepareSite';
import { shownParts } from '../support/releases/shownParts';
import { signIn } from '../support/people/signIn';
import { type Site, startSite } from '../support/startSite';
import { visit } from '../support/visit';

const root = join(import.meta.dirname, '../..');
/** Where earlier builds were released: `RELEASED`, or what `npm start` serves here. Nothing in it is changed. */
const released = resolve(root, process.env.RELEASED ?? 'dist');
const LAST = 2;
const ONLY_ONE =
  'nothing else was released there before. Change it, build it, release it, then try again';
const BLANK = 'about:blank';

type Registry = {
  remotes: Record<string, RemoteRelease>;
  shell: { release: string };
  history: { name: string; version: string }[];
};

let folder: string;
let files: string;
let site: Site;
const readRegistry = async () =>
  JSON.parse(await readFile(join(files, 'registry.json'), 'utf8')) as Registry;

const isReleased = existsSync(join(released, 'registry.json'));
if (!isReleased) sayNotTried('compat', `nothing was released in ${released} yet`);
test.skip(!isReleased, `nothing was released in ${released} yet`);

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anunturi-compat-'));
  files = join(folder, 'files');
  await cp(seededFolder, join(folder, 'data'), { recursive: true });
  await cp(released, files, { recursive: true, filter: (path) => !path.endsWith('.lock') });
  // The start releases what is built now beside it.
  site = await startSite(join(folder, 'data'), {
    FILES_FOLDER: files,
  });
});
test.afterAll(async () => {
  await site?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** The list of tests shows a dash alone for what is skipped. */
function sayNotTried(what: string, why: string): void {
  console.log(`${what}: not tried, ${why}.`);
}

/** As an operator does. */
async function makeLive(name: string, version: string): Promise<void> {
  const program = join(root, 'tooling/bin/release.ts');
  const command = ['rollback', name, '--version', version, '--to', files];
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...command]);
}

/** The releases before the one that is live, newest last. */
async function versionsBefore(name: string): Promise<{ live: string; before: string[] }> {
  const { remotes, shell, history } = await readRegistry();
  const live = name === 'shell' ? shell.release : remotes[name]!.version;
  const all = history.filter((entry) => entry.name === name).map(({ version }) => version);
  return { live, before: [...new Set(all)].filter((each) => each !== live).slice(-LAST) };
}

type People = { stranger: Page; admin: Page; faults: string[] };

/** Who is signed in is led on from the first page; public ones are a stranger's. */
async function openPeople(browser: Browser): Promise<People> {
  const stranger = await browser.newPage({ baseURL: site.origin });
  const admin = await browser.newPage({ baseURL: site.origin });
  await signIn(admin, 'admin@demo.ro');
  const faults: string[] = [];
  for (const page of [stranger, admin])
    page.on('pageerror', ({ message }) => void faults.push(message));
  return { stranger, admin, faults };
}

/** Every page of a remote that has one address is shown by its live release. */
async function expectShown({ stranger, admin, faults }: People, name: string): Promise<void> {
  const { version, routes } = (await readRegistry()).remotes[name]!;
  for (const { path, access } of routes.filter((route) => !route.path.includes(':')))
    await test.step(`${name} ${version} ${path}`, async () => {
      const page = access === 'public' ? stranger : admin;
      await visit(page, path);
      await expect.poll(() => shownParts(page)).toContain(`${name} ${version}`);
      await expect(noticesOf(page)).toHaveCount(0);
      expect(faults).toEqual([]);
    });
}

for (const { name } of config.remotes)
  test(`the last releases of ${name} run in the shell as it is now`, async ({ browser }) => {
    const people = await openPeople(browser);
    const { live, before } = await versionsBefore(name);
    if (before.length === 0) sayNotTried(name, ONLY_ONE);
    test.skip(before.length === 0, ONLY_ONE);
    try {
      for (const version of before) {
        await makeLive(name, version);
        await expectShown(people, name);
      }
    } finally {
      await makeLive(name, live); // for the tests after it
    }
  });

test('every remote as it is now runs in the shell that was released before', async ({
  browser,
}) => {
  const people = await openPeople(browser);
  const { live, before } = await versionsBefore('shell');
  if (before.length === 0) sayNotTried('the shell', ONLY_ONE);
  test.skip(before.length === 0, ONLY_ONE);
  try {
    await makeLive('shell', before.at(-1)!);
    const { entries } = JSON.parse(await readFile(join(files, 'shell/assets.json'), 'utf8')) as {
      entries: { main: string[] };
    };
    for (const { name } of config.remotes) {
      await expectShown(people, name);
      for (const page of [people.stranger, people.admin].filter((each) => each.url() !== BLANK))
        await expect(page.locator(`script[src$="${entries.main.at(-1)}"]`)).toHaveCount(1);
    }
  } finally {
    await makeLive('shell', live);
  }
});
