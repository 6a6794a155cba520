// How fast the search engine answers, with how much memory: `npm run bench:search [-- 100000 1000000]`, on listings made by chance.
import { performance } from 'node:perf_hooks';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { EmbeddedSearch } from '../search/embedded/EmbeddedSearch';
import { createRandom, randomListing, testSettings } from '../search/testing/randomListings';

reportFailures();

const NOW = new Date('2026-11-28T10:00:00Z');
const REPEATED = 60;
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

function measure(count: number): void {
  const before = memory();
  const search = new EmbeddedSearch(() => testSettings);
  const random = createRandom(count);
  let builtMs = 0;
  for (let n = 0; n < count; n += 1) {
    const listing = randomListing(`L${String(n).padStart(19, '0')}`, random, NOW);
    const startedAt = performance.now();
    search.put({ listing, version: 1 });
    builtMs += performance.now() - startedAt;
  }
  const held = memory().held - before.held;
  console.log(`\n${count} listings: put in ${(builtMs / 1000).toFixed(1)} s, ${mb(held)}`);
  const rows: Record<string, object> = {};
  for (const [name, query] of Object.entries(queries)) {
    const [times, worked]: [number[], number[]] = [[], []];
    let total = 0;
    for (let n = 0; n < REPEATED; n += 1) {
      const startedAt = performance.now();
      const before = process.cpuUsage();
      ({ total } = search.query(query, NOW));
      const { user, system } = process.cpuUsage(before);
      times.push(performance.now() - startedAt);
      worked.push((user + system) / 1000);
    }
    for (const each of [times, worked]) each.sort((a, b) => a - b);
    rows[name] = {
      found: total,
      'p50 ms': at(times, 0.5),
      'p99 ms': at(times, 0.99),
      'processor, p50 ms': at(worked, 0.5),
    };
  }
  console.table(rows);
  const startedAt = performance.now();
  for (let n = 0; n < 1000; n += 1)
    search.put({
      listing: randomListing(`N${String(n).padStart(19, '0')}`, random, NOW),
      version: 2,
    });
  console.log(`a listing more: ${((performance.now() - startedAt) / 1000).toFixed(2)} ms`);
}

const asked = process.argv.slice(2).map(Number);
for (const count of asked.length > 0 ? asked : [100_000, 1_000_000]) measure(count);
