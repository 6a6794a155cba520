// How fast the search engines answer, with how much memory or disk: `npm run bench:search [-- embedded|postgres 100000 1000000 --repeated 60]`, on listings made by chance; an engine named is asked alone.
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { postgresPrograms, startPostgres } from '../../tooling/test/startPostgres';
import { EmbeddedSearch } from '../search/embedded/EmbeddedSearch';
import { PostgresKeeper } from '../search/postgres/PostgresKeeper';
import { toContext } from '../search/readWords';
import type { Search } from '../search/Search';
import { suggest } from '../search/suggest/suggest';
import { createRandom, randomListing, testSettings } from '../search/testing/randomListings';

reportFailures();

const NOW = new Date('2026-11-28T10:00:00Z');
const { values, positionals } = parseArgs({
  options: { repeated: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const REPEATED = Number(values.repeated);
const WARM_UP = Math.ceil(REPEATED / 3);
/** Listings taken in at once, as when all are read. */
const PAGE = 500;
const ADDED = 1000;
const DAY_MS = 86_400_000;
const yearsFrom = (n: number) => 1996 + (n % 28);
const pricesTo = (n: number) => 20_000 + 5000 * (n % 60);
const words = ['proprietar', 'accident', 'schimb', 'prelata', 'revizie', 'distributie', 'senzori'];
const misspelt = ['distrbutie', 'proprietr', 'navigatei', 'bluetoth', 'negociabl', 'impecbil'];
const in3 = (n: number, from: readonly string[]) =>
  [n, n * 2 + 1, n * 3 + 2].map((at) => from[at % from.length]).join(' ');
const of = <T>(n: number, from: readonly T[]): T => from[n % from.length]!;
/** Kinds of searches, each asked in as many ways: people seldom ask the very same. Only the lists of all and of the home page are the same each time. */
const queries: Record<string, (n: number) => SearchQuery> = {
  'home: newest, all counts': () => ({
    filters: { kind: 'vehicle', withPhoto: true },
    limit: 8,
    counts: true,
  }),
  'no filter, all counts': () => ({ filters: {}, counts: true }),
  'no filter, what is new since a moment': (n) => ({
    filters: {},
    counts: true,
    newSince: NOW.getTime() - (n % 25) * DAY_MS,
  }),
  'two filters, all counts': (n) => ({
    filters: {
      kind: 'vehicle',
      yearFrom: yearsFrom(n),
      gearbox: of(n, ['manual', 'automatic'] as const),
    },
    counts: true,
  }),
  'make, model, price, all counts': (n) => ({
    filters: { kind: 'vehicle', make: 'dacia', model: 'logan', priceTo: pricesTo(n) },
    counts: true,
  }),
  'word and 3 filters, all counts': (n) => ({
    filters: {
      words: of(n, words),
      kind: 'vehicle',
      fuels: [of(n, ['diesel', 'petrol'] as const)],
      yearFrom: yearsFrom(n),
    },
    counts: true,
  }),
  'three words of descriptions': (n) => ({ filters: { words: in3(n, words) } }),
  'a misspelt word': (n) => ({ filters: { words: of(n, misspelt) } }),
  'around a place, nearest first': (n) => ({
    filters: {
      localityId: of(n, ['sibiu', 'medias', 'avrig']),
      radiusKm: 10 + (n % 20),
      sort: 'nearest',
    },
    counts: true,
  }),
};
const typed = ['g', 'go', 'golf', 'logan 20', 'bmw se', 'ele', 'instala', 'octavia diesel', 'tra'];

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

/** How long asking takes, each time in another way; the first round warms up. */
async function timed(ask: (n: number) => Promise<number>): Promise<object> {
  const [times, worked]: [number[], number[]] = [[], []];
  let found = 0;
  for (let n = -WARM_UP; n < REPEATED; n += 1) {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    found = await ask(n < 0 ? 1000 - n : n);
    const { user, system } = process.cpuUsage(before);
    if (n < 0) continue;
    times.push(performance.now() - startedAt);
    worked.push((user + system) / 1000);
  }
  for (const each of [times, worked]) each.sort((a, b) => a - b);
  return {
    'found, the last time': found,
    'p50 ms': at(times, 0.5),
    'p99 ms': at(times, 0.99),
    'processor of this process, p50 ms': at(worked, 0.5),
    p99: at(worked, 0.99),
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
  for (const [asked, query] of Object.entries(queries))
    rows[asked] = await timed(async (n) => (await search.query(query(n), NOW)).total);
  const context = toContext(testSettings, {}, NOW);
  rows['suggestions while typing'] = await timed(async (n) => {
    const count = (query: SearchQuery) => search.countWhole(query, NOW);
    return (await suggest(of(n, typed), context, count)).suggestions.length;
  });
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
  const counts = positionals.map(Number).filter((each) => !Number.isNaN(each));
  const isAsked = (engine: string) =>
    positionals.includes(engine) || positionals.length === counts.length;
  const programs = isAsked('postgres') ? postgresPrograms() : undefined;
  if (isAsked('postgres') && !programs)
    console.log('\n!!! SKIPPED: PostgreSQL is not here (Debian: apt-get install postgresql).');
  for (const count of counts.length > 0 ? counts : [100_000, 1_000_000]) {
    if (isAsked('embedded')) await measure('embedded', count, embedded);
    if (programs) await measure('PostgreSQL', count, () => postgres(programs));
  }
}
void measureAll();
