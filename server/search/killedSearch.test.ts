/** What the search finds is what the database holds, wherever the process is killed. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPEN_RULES } from '@anunturi/local-firebase/testing/startEmptyFirebase';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { killAmongWrites } from './testing/killAmongWrites';
import { SearchProcess } from './testing/SearchProcess';

jest.setTimeout(600_000); // starts a process again and again

let firebase: TestFirebase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-search-'));
  firebase = await startTestFirebase({ rules: OPEN_RULES, indexes: false });
});
afterAll(async () => {
  await firebase.stop();
  await rm(folder, { recursive: true });
});

test.each([
  // Reading all is what a start without a file, or with a broken one, falls back to: a few kills are enough for it.
  ['reads all at each start', () => '', { writes: 5, kills: 5 }],
  ['goes on from its file', () => join(folder, 'index'), { writes: 10, kills: 20 }],
])(
  'a search that %s, killed in the middle of writes, finds what is there and nothing else',
  async (_how, fileOf, effort) => {
    const file = fileOf();
    firebase.wipe();
    const search = new SearchProcess(firebase, file ? { SEARCH_FILE: file } : {});
    const work = { writers: 40, ...effort, key: file ? 'file' : 'memory' };
    const { wanted, written } = await killAmongWrites([search], work);
    expect(await search.readAll(written)).toEqual(wanted);
    search.kill();
    expect(await readdir(folder)).toEqual(expect.arrayContaining(file ? ['index'] : []));
  },
);
