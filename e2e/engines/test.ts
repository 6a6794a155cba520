import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { copySite } from '../support/releases/copySite';
import { type Site, startSite } from '../support/startSite';
import type { Engine } from './Engine';
import { isCutShort } from './isCutShort';
import { Person } from './Person';
import { startFirefox } from './startFirefox';
import { startWebKit } from './startWebKit';

export { expect };

type WorkerFixtures = {
  /** With the folder of its shell and releases. */
  site: Site & { files: string };
  engine: Engine;
  downloads: string;
};
type TestFixtures = {
  person: Person;
  /** What the console may say of a fault that the journey provokes; with any other it fails. */
  faults: RegExp[];
};

/** A journey in the engine that the project names: one running product and one browser for all of them. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const { data, files, remove } = await copySite();
      const site = await startSite(data, { FILES_FOLDER: files });
      await use({ ...site, files });
      await site.stop();
      await remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  downloads: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'anunturi-downloads-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ downloads, site }, use, { project }) => {
      const start = project.name === 'firefox' ? startFirefox : startWebKit;
      const engine = await start({ downloads });
      try {
        await engine.open(`${site.origin}/registry.json`);
        await engine.run(() => localStorage.setItem('cookieAccepted', 'true'));
        await use(engine);
      } finally {
        await engine.close();
      }
    },
    // Longer than all that is waited for in it: what fails first says what it was.
    { scope: 'worker', timeout: 180_000 },
  ],
  faults: async ({ engine }, use) => {
    const before = (await engine.faults()).length;
    const provoked: RegExp[] = [];
    await use(provoked);
    const seen = (await engine.faults()).slice(before);
    const faults = seen.filter((fault) => !provoked.some((each) => each.test(fault)));
    const cut = await Promise.all(faults.map(isCutShort));
    expect(
      faults.filter((_fault, at) => !cut[at]),
      'faults of the console',
    ).toEqual([]);
  },
  person: async ({ engine, site, faults: _faults }, use, info) => {
    await use(new Person(engine, site.origin));
    if (info.errors.length === 0) return;
    const seen = await engine.run(() => `${location.href}\n${document.body.innerText}`);
    process.stdout.write(`What stood on the page:\n${seen}\n`);
  },
});

/** The bytes of a saved file, once it is whole. */
export async function savedFile(downloads: string, name: RegExp): Promise<Buffer> {
  const find = async () => (await readdir(downloads)).find((file) => name.test(file));
  await expect.poll(find).toBeTruthy();
  const path = join(downloads, (await find())!);
  await expect.poll(async () => String(await readFile(path)).includes('%%EOF')).toBe(true);
  return readFile(path);
}
