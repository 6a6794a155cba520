// How long reading all listings takes beside answering, and how soon what is written is found: `npm run bench:rebuild [-- 100000]`, on the
// embedded Firebase in a process of its own. The processor's time counts: on a busy machine the clock says little.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { Firestore as LocalFirestore } from '@anunturi/local-firebase/firestore/Firestore';
import { readFields } from '@anunturi/local-firebase/firestore/values/readValue';
import type { Ruleset } from '@anunturi/local-firebase/rules/Ruleset';
import { toFields } from '@anunturi/local-firebase/server/plainFields';
import { readNumber } from '@anunturi/shared-contract/program/readNumber';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import type { Firestore } from '@google-cloud/firestore';
import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { createPageReader } from '../app/data/createPageReader';
import { openFirestore } from '../app/data/openFirestore';
import { WrittenListings } from '../search/listingChange';
import { openSearch, type OpenSearch } from '../search/openSearch';
import { createRandom, randomListing, testSettings } from '../search/testing/randomListings';
import { startFirebase } from './startFirebase';

reportFailures();

const WRITTEN_AT_ONCE = 500;
const ASKED_EVERY_MS = 50;
const PUBLISHED = 20;
const QUERY = { filters: { kind: 'vehicle', make: 'dacia' }, counts: true } as const;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const at = (sorted: readonly number[], share: number) =>
  `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0)} ms`;

function toDocument(n: number, random: () => number) {
  const { id, ...fields } = randomListing(`L${String(n).padStart(19, '0')}`, random, new Date());
  // Listings made by chance have no photos, whatever they say.
  return { path: documentPaths.listing(id), fields: { ...fields, hasPhotos: false } };
}

/** Fills the data folder of an embedded Firebase before it is started: through the wire 100,000 would take minutes. */
function fill(folder: string, count: number, random: () => number): void {
  const firestore = new LocalFirestore({
    file: join(folder, 'firestore.db'),
    rules: () => ({}) as Ruleset,
    indexes: null,
  });
  for (let n = 0; n < count; n += WRITTEN_AT_ONCE) {
    const some = Array.from({ length: Math.min(WRITTEN_AT_ONCE, count - n) }, (_, at) => {
      const { path, fields } = toDocument(n + at, random);
      return {
        kind: 'set' as const,
        project: EMBEDDED_PROJECT,
        segments: path.split('/'),
        fields: readFields(toFields(fields)),
        mask: null,
        transforms: [],
        precondition: {},
      };
    });
    firestore.commit('owner', EMBEDDED_PROJECT, some);
  }
  firestore.close();
}

/** Asks in regular intervals until something has ended; answers how long each answer took, by the clock. */
async function askDuring(search: OpenSearch, ended: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let hasEnded = false;
  void ended.finally(() => (hasEnded = true));
  while (!hasEnded) {
    const startedAt = performance.now();
    await setTimeout(ASKED_EVERY_MS);
    if (!(await search.answer(QUERY, new Date()))) throw new Error('A search was not answered');
    times.push(performance.now() - startedAt - ASKED_EVERY_MS);
  }
  return times.toSorted((a, b) => a - b);
}

/** From the commit of a new listing until a search finds it. */
async function publish(search: OpenSearch, db: Firestore, n: number, random: () => number) {
  const { path, fields } = toDocument(n, random);
  const written = new WrittenListings();
  written.note(path);
  const before = (await search.answer({ filters: {} }, new Date()))!.total;
  const batch = db.batch();
  batch.set(db.doc(path), { ...fields, expiresAt: new Date('2199-01-01') });
  batch.set(db.doc(written.path), written.toEntry(new Date()));
  await batch.commit();
  const startedAt = performance.now();
  search.wake();
  while ((await search.answer({ filters: {} }, new Date()))!.total === before) await setTimeout(2);
  return performance.now() - startedAt;
}

async function main(): Promise<void> {
  const count = readNumber(process.argv[2], { name: 'listings', fallback: 100_000 });
  const random = createRandom(count);
  const folder = await mkdtemp(join(tmpdir(), 'bench-rebuild-'));
  fill(folder, count, random);
  const firebase = await startFirebase(folder);
  const { origin, serviceToken } = firebase;
  const place = { projectId: EMBEDDED_PROJECT, embedded: { origin, serviceToken } };
  const db = openFirestore(place);
  const readPage = createPageReader(place);
  /** Says how long a part took, by the clock and by the processor's time of both processes. */
  async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
    const [startedAt, own, its] = [performance.now(), process.cpuUsage(), firebase.processorMs()];
    const result = await work();
    const { user, system } = process.cpuUsage(own);
    const used = (await firebase.processorMs()) - (await its);
    console.log(
      `${what} in ${seconds(performance.now() - startedAt)}; processor ${seconds((user + system) / 1000)}, of the embedded Firebase ${seconds(used)}`,
    );
    return result;
  }
  const search = openSearch({ db, readPage, county: testSettings.county, log: console.error });
  await timed(`${count} listings read at a start, with their index built`, search.whenReady);
  const progress = setInterval(() => {
    void search.status().then(({ rebuilding }) => {
      if (rebuilding) console.log(`  ${rebuilding.done} of ${rebuilding.total}`);
    });
  }, 2000);
  const times = await timed('read anew beside answering', () =>
    askDuring(search, search.rebuild()),
  );
  clearInterval(progress);
  console.log(`${times.length} searches meanwhile: p50 ${at(times, 0.5)}, p99 ${at(times, 0.99)}`);
  const found: number[] = [];
  for (let n = 0; n < PUBLISHED; n += 1) found.push(await publish(search, db, count + n, random));
  found.sort((a, b) => a - b);
  console.log(`from the commit until it is found: p50 ${at(found, 0.5)}, p99 ${at(found, 0.99)}`);
  await search.stop();
  await db.terminate();
  await firebase.stop();
  await rm(folder, { recursive: true });
}
void main();
