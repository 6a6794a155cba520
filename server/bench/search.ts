// How fast the search engines answer, with how much memory or disk: `npm run bench:search [-- 100000 1000000]`, on listings made by chance.
import { performance } from 'node:perf_hooks';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { postgresPrograms, startPostgres } from '../../tooling/test/startPostgres';
import { EmbeddedSearch } from '../search/embedded/EmbeddedSearch';
import { PostgresKeeper } from '../search/postgres/PostgresKeeper';
import type { Search } from '../search/Search';
import { createRandom, randomListing, testSettings } from '../search/testing/randomListings';

reportFailures();

const NOW = new Date('2026-11-28T10:00:00Z');
const REPEATED = 60;
/** Listings taken in at once, as when all are read. */
const PAGE = 500;
const ADDED = 1000;
const queries: Record<string, SearchQuery> = {
  'home: newest, all counts': {
    filters: { kind: 'vehicle', withPhoto: true },
    limit: 8,
    counts: true,
  },
  'no filter, all counts': { filters: {}, counts: true },
  'make, model, price, all counts': {
    filters: { kind: 'vehicle', make: 'dacia', model: 'logan', priceTo: 60_000 },
    counts: true,
  },
  'word and 3 filters, all counts': {
    filters: { words: 'proprietar', kind: 'vehicle', fuels: ['diesel'], yearFrom: 2012 },
    counts: true,
  },
  'three words of descriptions': { filters: { words: 'cârlig navigație bluetooth' } },
  'a misspelt word': { filters: { words: 'distrbutie' } },
  'around a place, nearest first': {
    filters: { localityId: 'sibiu', radiusKm: 25, sort: 'nearest' },
    counts: true,
  },
};

const memory = () => {
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss, held: heapUsed + arrayBuffers };
};
const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);

type Opened = { search: Search; close(): Promise<void> };

const embedded = async (): Promise<Opened> => ({
  search: new EmbeddedSearch(() => testSettings),
  close: async () => {},
});

/** On a PostgreSQL of its own, through a socket. */
async function postgres(programs: string): Promise<Opened> {
  const server = await startPostgres(programs);
  const keeper = new PostgresKeeper(server.urlOf('postgres'), {
    settings: () => testSettings,
    log: console.error,
    onChanged: () => {},
  });
  await keeper.open(0);
  await keeper.rebuild({ all: async function* () {}, some: async () => [] });
  return {
    search: keeper.serving!,
    async close() {
      await keeper.close();
      await server.stop();
    },
  };
}

async function measure(name: string, count: number, open: () => Promise<Opened>): Promise<void> {
  const before = memory();
  const { search, close } = await open();
  const random = createRandom(count);
  let builtMs = 0;
  for (let n = 0; n < count; n += PAGE) {
    const page = Array.from({ length: Math.min(PAGE, count - n) }, (_, at) => ({
      listing: randomListing(`L${String(n + at).padStart(19, '0')}`, random, NOW),
      version: 1,
    }));
    const startedAt = performance.now();
    await search.take(page);
    builtMs += performance.now() - startedAt;
  }
  const held = memory().held - before.held;
  const { sizeBytes } = await search.status();
  console.log(
    `\n${name}, ${count} listings: put in ${(builtMs / 1000).toFixed(1)} s, ${mb(held)} held, index of ${mb(sizeBytes)}`,
  );
  const rows: Record<string, object> = {};
  for (const [asked, query] of Object.entries(queries)) {
    const [times, worked]: [number[], number[]] = [[], []];
    let total = 0;
    for (let n = 0; n < REPEATED; n += 1) {
      const startedAt = performance.now();
      const before = process.cpuUsage();
      ({ total } = await search.query(query, NOW));
      const { user, system } = process.cpuUsage(before);
      times.push(performance.now() - startedAt);
      worked.push((user + system) / 1000);
    }
    for (const each of [times, worked]) each.sort((a, b) => a - b);
    rows[asked] = {
      found: total,
      'p50 ms': at(times, 0.5),
      'p99 ms': at(times, 0.99),
      'processor of this process, p50 ms': at(worked, 0.5),
    };
  }
  console.table(rows);
  const startedAt = performance.now();
  for (let n = 0; n < ADDED; n += 1)
    await search.take([
      {
        listing: randomListing(`N${String(n).padStart(19, '0')}`, random, NOW),
        version: 2,
      },
    ]);
  console.log(`a listing more: ${((performance.now() - startedAt) / ADDED).toFixed(2)} ms`);
  await close();
}

async function measureAll(): Promise<void> {
  const asked = process.argv.slice(2).map(Number);
  const programs = postgresPrograms();
  if (!programs)
    console.log('\n!!! SKIPPED: PostgreSQL is not here (Debian: apt-get install postgresql).');
  for (const count of asked.length > 0 ? asked : [100_000, 1_000_000]) {
    await measure('embedded', count, embedded);
    if (programs) await measure('PostgreSQL', count, () => postgres(programs));
  }
}
void measureAll();
