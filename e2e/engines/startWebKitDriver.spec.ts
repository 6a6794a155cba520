import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startWebKitDriver } from './startWebKitDriver';

const children = () =>
  execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => !line.endsWith(' ps'));

const { TMPDIR } = process.env;
test.afterEach(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
});

/** Runs `act` in a temporary folder of its own. @returns the processes and files that are left */
async function leftAfter(act: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'anunturi-start-'));
  process.env.TMPDIR = folder;
  const before = children();
  await act(folder);
  const left = { files: await readdir(folder), processes: children() };
  await rm(folder, { recursive: true });
  return { ...left, processes: left.processes.filter((each) => !before.includes(each)) };
}
const nothing = { files: [], processes: [] };

test.beforeEach(({}, { project }) =>
  test.skip(project.name !== 'webkit', 'is about the start of WebKit'),
);

for (const part of ['display', 'driver', 'browser'] as const)
  for (const program of ['/bin/false', '/no/such/program'])
    test(`when ${program} is the ${part}, the start fails and nothing of it is left`, async () => {
      const options = { [part]: program, sessionLimitMs: 5_000 };
      const left = await leftAfter((folder) =>
        expect(startWebKitDriver(folder, options)).rejects.toThrow(),
      );
      expect(left).toEqual(nothing);
    });

test('what has started shows a page, and nothing of it is left once it is stopped', async () => {
  const left = await leftAfter(async (folder) => {
    const { driver, stop } = await startWebKitDriver(folder);
    await driver.get('data:text/html,<title>Salut</title>');
    expect(await driver.getTitle()).toBe('Salut');
    await driver.quit();
    await stop();
  });
  expect(left).toEqual(nothing);
});
