/** An index that gave up dead slots, or was read from a file, answers as one that was just filled. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileProgram } from '@anunturi/local-firebase/testing/compileProgram';
import type { FeedPosition } from '../IndexKeeper';
import { randomListings, testSettings } from '../testing/randomListings';
import { randomQueries } from '../testing/randomQueries';
import { EmbeddedKeeper } from './EmbeddedKeeper';
import { EmbeddedSearch } from './EmbeddedSearch';
import { readSnapshot, writeSnapshot } from './indexSnapshot';

const now = new Date('2026-11-28T10:00:00Z');
const feed: FeedPosition = {
  watermarkMs: now.getTime(),
  seen: new Map([['entry', now.getTime()]]),
  settingsChanges: 3,
};
const listings = randomListings(600, 9, now);
const queries = randomQueries(25, 31);
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  file = join(folder, 'index');
});
afterEach(() => rm(folder, { recursive: true }));

const empty = () => new EmbeddedSearch(() => testSettings);

/** Filled with all of them at a version; each fifth one is hidden, and one is gone for good. */
function fill(search: EmbeddedSearch, version: number): EmbeddedSearch {
  search.take(listings.map((listing) => ({ listing, version })));
  const hidden = listings.filter((_, at) => at % 5 === 0);
  search.take(hidden.map(({ id }) => ({ id, isDeleted: false, version })));
  search.take([{ id: listings[1]!.id, isDeleted: true, version }]);
  return search;
}

function expectSame(search: EmbeddedSearch, wanted: EmbeddedSearch): void {
  for (const query of queries) {
    const { position: _, ...answer } = search.query(query, now);
    const { position: __, ...other } = wanted.query(query, now);
    expect(answer).toEqual(other);
  }
  for (const { id } of listings.slice(0, 50))
    expect(search.pricePosition(id, now)).toEqual(wanted.pricePosition(id, now));
}

test('listings that change again and again take no more place than they are', () => {
  const search = empty();
  for (let version = 1; version <= 14; version += 1) fill(search, version);
  expect(search.index.slotCount).toBeLessThan(7000);
  const wanted = fill(empty(), 14);
  expectSame(search, wanted);
  search.take([{ listing: listings[0]!, version: 13 }]);
  expect(search.status().listings).toBe(wanted.status().listings);
});

test('an index that is read from its file answers as before, goes on, and takes in nothing older', async () => {
  const saved = fill(fill(empty(), 1), 2);
  await writeSnapshot(file, saved.index, feed);
  const search = empty();
  expect(await readSnapshot(file, search.index, now.getTime())).toEqual(feed);
  expectSame(search, saved);
  search.take([
    { listing: listings[0]!, version: 1 },
    { listing: listings[1]!, version: 9 },
  ]);
  expectSame(search, saved);
  const more = { listing: { ...listings[5]!, title: 'Cuvântnou' }, version: 3 };
  for (const each of [search, saved]) each.take([more]);
  expectSame(search, saved);
  expect(search.query({ filters: { words: 'cuvantnou' } }, now).total).toBe(
    saved.query({ filters: { words: 'cuvantnou' } }, now).total,
  );
});

test('no file, one that is cut, one with a wrong byte, of another format, and one that is too old are not gone on from', async () => {
  const read = (at = now) => readSnapshot(file, empty().index, at.getTime());
  expect(await read()).toBeUndefined();
  await writeSnapshot(file, fill(empty(), 1).index, feed);
  const whole = await readFile(file);
  await expect(read(new Date(now.getTime() + 47.5 * 3_600_000))).rejects.toThrow('no longer kept');
  await writeFile(file, whole.subarray(0, whole.length - 10));
  await expect(read()).rejects.toThrow('it is cut');
  const wrong = Buffer.from(whole);
  wrong[wrong.length - 1000]! ^= 1;
  await writeFile(file, wrong);
  await expect(read()).rejects.toThrow('it is damaged');
  await writeFile(file, whole.toString('latin1').replace(/"schema":"./, '"schema":"x'), 'latin1');
  await expect(read()).rejects.toThrow('it is of another format');
});

test('a file that cannot be gone on from is thrown away with a line in the log', async () => {
  const said: string[] = [];
  const log = (line: string) => said.push(line);
  await writeFile(file, 'no snapshot at all, but as long as its head');
  const keeper = new EmbeddedKeeper({ settings: () => testSettings, log, file });
  expect(await keeper.open(now.getTime())).toBe(false);
  expect(said).toEqual(['search: the snapshot is thrown away, and all is read: it is cut']);
  expect(await readdir(folder)).toEqual([]);
});

test('a process that is killed while it writes its file leaves a whole one, of one state', async () => {
  const program = compileProgram(join(__dirname, '../testing/writeSnapshots.ts'));
  for (let kill = 0; kill < 4; kill += 1) {
    const child = spawn(process.execPath, [program, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    while (child.exitCode === null && !(await readdir(folder)).includes('index.new'));
    child.kill('SIGKILL');
    await ended;
    const search = empty();
    const found = await readSnapshot(file, search.index, now.getTime());
    expect(search.status().listings).toBe(found?.settingsChanges);
  }
});
