/** What the search finds is what the database holds, wherever the process is killed. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileProgram } from '@anunturi/local-firebase/testing/compileProgram';
import { OPEN_RULES } from '@anunturi/local-firebase/testing/startEmptyFirebase';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { searchAnswerSchema } from '@anunturi/shared-domain/search/SearchAnswer';
import { callTestCommand } from '../testing/callTestCommand';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { createRandom } from './testing/randomListings';

jest.setTimeout(600_000); // starts a process again and again

const WRITERS = 40;
const WRITES = 10;
const KILLS = 20;

let firebase: TestFirebase;
let child: ChildProcess;
let address = Promise.resolve('');
let searchFile = '';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-search-'));
  firebase = await startTestFirebase({ rules: OPEN_RULES, indexes: false });
});
afterAll(async () => {
  await firebase.stop();
  await rm(folder, { recursive: true });
});

function start(): void {
  child = fork(compileProgram(join(__dirname, '../testing/serveTestSearch.ts')), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PROJECT_ID: firebase.projectId,
      EMBEDDED_ORIGIN: firebase.origin,
      SERVICE_TOKEN: firebase.serviceToken,
      ...(searchFile && { SEARCH_FILE: searchFile }),
    },
  });
  address = once(child, 'message').then(([{ port }]) => `http://127.0.0.1:${port}`);
}

/** Calls until it is acknowledged; answers what it wrote of listings. */
async function writeUntilDone(input: object, key: string): Promise<string> {
  for (;;) {
    const answer = await callTestCommand(await address, 'write', input, { key }).catch(() => null);
    if (answer?.status === 200) return answer.body.written as string;
  }
}

/** Every listing that the search finds, by id with its title. */
async function readAll(written: string): Promise<Record<string, string>> {
  const titles: Record<string, string> = {};
  let after = '';
  for (;;) {
    const query = `cate=100&scrierea=${written}${after && `&dupa=${after}`}`;
    const answer = await fetch(`${await address}/api/search?${query}`);
    if (answer.status === 503) continue;
    const { cards, next } = searchAnswerSchema.parse(await answer.json());
    for (const { id, title } of cards) titles[id] = title;
    if (!next) return titles;
    after = next;
  }
}

test.each([
  ['reads all at each start', () => ''],
  ['goes on from its file', () => join(folder, 'index')],
])(
  'a search that %s, killed in the middle of writes, finds what is there and nothing else',
  async (_how, fileOf) => {
    searchFile = fileOf();
    firebase.wipe();
    start();
    const random = createRandom(3);
    const wanted: Record<string, string> = {};
    let [done, written] = [0, ''];
    const writer = async (_: unknown, at: number) => {
      for (let n = 1; n <= WRITES; n += 1) {
        const id = listingId(at + 1);
        const shown = random() < 0.6 ? 'active' : 'paused';
        const status = n === WRITES && at % 5 === 0 ? 'gone' : shown;
        written = await writeUntilDone(
          { id, n, status },
          `key-of-write-${at}-${n}-${searchFile ? 'file' : 'memory'}`,
        );
        if (status === 'active') wanted[id] = `Anunț numărul ${n}`;
        else delete wanted[id];
        done += 1;
        if (done % ((WRITERS * WRITES) / KILLS) === 0) {
          child.kill('SIGKILL');
          start();
        }
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    expect(await readAll(written)).toEqual(wanted);
    child.kill('SIGKILL');
    expect(await readdir(folder)).toEqual(expect.arrayContaining(searchFile ? ['index'] : []));
  },
);
