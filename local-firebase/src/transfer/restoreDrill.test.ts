import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFirebase } from '../server/openFirebase';
import { compileProgram } from '../../testing/compileProgram';
import { pack } from './archive';
import { exportBackup } from './exportBackup';
import { drillReport, restoreDrill } from './restoreDrill';
import { fill } from './testing/sampleContents';

let folder: string;
const at = (name: string) => join(folder, name);
const DAY = { withinHours: 26 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drill-'));
  const firebase = await openFirebase({
    dataFolder: at('data'),
    configFile: join(__dirname, '../../testing/firebase.json'),
    projectId: 'demo-local',
    siteOrigin: 'http://localhost:3000',
    testMode: true,
    log: () => {},
  });
  await fill(firebase);
  await firebase.close();
  await exportBackup(at('data'), at('backup'));
  await mkdir(at('archives'));
  for (const [name, day] of [
    ['monday.tar.gz', 1],
    ['tuesday.tar.gz', 2],
  ] as const) {
    await pack(at('backup'), at(`archives/${name}`));
    await utimes(at(`archives/${name}`), day, day);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The program as it is called. */
const call = (...args: string[]) =>
  spawnSync(process.execPath, [compileProgram(join(__dirname, '../main.ts')), 'drill', ...args], {
    encoding: 'utf8',
  });

test('the newest backup of a folder is restored into an empty folder and says how many of each came back', async () => {
  const drill = await restoreDrill(at('archives'), DAY);
  expect(drill.backup).toBe(at('archives/tuesday.tar.gz'));
  expect(drillReport(drill)).toEqual({
    isWhole: true,
    text: expect.stringMatching(
      /^documents: 2 in the backup, 2 restored\naccounts: 1 in the backup, 1 restored\nfiles: 1 in the backup, 1 restored\nThe backup can be restored\.$/m,
    ),
  });
  expect(await readdir(at('archives'))).toEqual(['monday.tar.gz', 'tuesday.tar.gz']);
});

test('a difference ends the program with a sentence and an exit code, and so does a backup that is old or none', async () => {
  expect(call(at('archives')).status).toBe(0);
  await cp(at('backup'), at('lost'), { recursive: true });
  const lines = await readFile(at('lost/documents.jsonl'), 'utf8');
  await writeFile(at('lost/documents.jsonl'), lines.split('\n').slice(1).join('\n'));
  const lost = call(at('lost'));
  expect(lost.status).toBe(1);
  expect(lost.stderr).toContain('documents.jsonl holds 1 instead of 2.');
  const old = call(at('backup'), '--within-hours', '0');
  expect(old.status).toBe(1);
  expect(old.stderr).toContain('more than 0 hours ago');
  await mkdir(at('empty'));
  expect(call(at('empty')).stderr).toContain('holds no backup');
});

test('what comes back with other contents is told, and ends with an exit code', async () => {
  await cp(at('backup'), at('other'), { recursive: true });
  const account = JSON.parse(await readFile(at('other/accounts.jsonl'), 'utf8')) as object;
  const later = { ...account, keptByALaterVersion: true };
  await writeFile(at('other/accounts.jsonl'), `${JSON.stringify(later)}\n`);
  const report = drillReport(await restoreDrill(at('other'), DAY));
  expect(report.isWhole).toBe(false);
  expect(report.text).toContain('accounts: 1 in the backup, 1 restored, with other contents');
  const called = call(at('other'));
  expect(called.status).toBe(1);
  expect(called.stdout).toContain('keep an earlier one, and look why');
});
