// How long reading all listings takes beside answering, and how soon what is written is found: `npm run bench:rebuild [-- 100000]`, on the
// embedded Firebase in a process of its own.
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { readNumber } from '@anunturi/shared-contract/program/readNumber';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import type { Firestore } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { openFirestore } from '../app/openFirestore';
import { WrittenListings } from '../search/listingChange';
import { openSearch, type OpenSearch } from '../search/openSearch';
import { createRandom, randomListing, testSettings } from '../search/testing/randomListings';
import { startBackend } from './startBackend';

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

async function fill(db: Firestore, count: number, random: () => number): Promise<void> {
  for (let n = 0; n < count; n += WRITTEN_AT_ONCE) {
    const batch = db.batch();
    for (let each = n; each < Math.min(count, n + WRITTEN_AT_ONCE); each += 1) {
      const { path, fields } = toDocument(each, random);
      batch.set(db.doc(path), fields);
    }
    await batch.commit();
  }
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
  const backend = await startBackend();
  const db = openFirestore(backend.place);
  const random = createRandom(count);
  let startedAt = performance.now();
  await fill(db, count, random);
  console.log(`${count} listings written in ${seconds(performance.now() - startedAt)}`);
  startedAt = performance.now();
  const search = openSearch({ db, county: testSettings.county, log: console.error });
  await search.whenReady();
  console.log(`read at a start in ${seconds(performance.now() - startedAt)}`);
  startedAt = performance.now();
  const used = process.cpuUsage();
  const rebuilt = search.rebuild();
  const progress = setInterval(() => {
    void search.status().then(({ rebuilding }) => {
      if (rebuilding) console.log(`  ${rebuilding.done} of ${rebuilding.total}`);
    });
  }, 2000);
  const times = await askDuring(search, rebuilt);
  clearInterval(progress);
  const { user, system } = process.cpuUsage(used);
  console.log(
    `read anew beside answering in ${seconds(performance.now() - startedAt)}, ${seconds((user + system) / 1000)} of processor; ` +
      `${times.length} searches meanwhile: p50 ${at(times, 0.5)}, p99 ${at(times, 0.99)}`,
  );
  const found: number[] = [];
  for (let n = 0; n < PUBLISHED; n += 1) found.push(await publish(search, db, count + n, random));
  found.sort((a, b) => a - b);
  console.log(`from the commit until it is found: p50 ${at(found, 0.5)}, p99 ${at(found, 0.99)}`);
  await search.stop();
  await db.terminate();
  await backend.stop();
}
void main();
