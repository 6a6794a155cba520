// How fast saved searches find their listing: `npm run bench:alerts [-- 100000 20000]`, saved searches and listings made by chance;
// then from publishing to an e-mail handed over, on the embedded Firebase with an SMTP server of its own.
import { performance } from 'node:perf_hooks';
import { readNumber } from '@anunturi/shared-contract/program/readNumber';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { EmbeddedSearch } from '../search/embedded/EmbeddedSearch';
import { createRandom, randomListing, testSettings } from '../search/testing/randomListings';
import { savedQueries } from './savedQueries';
import { measureWay } from './measureAlertWay';

reportFailures();

const NOW = new Date('2026-11-28T10:00:00Z');
const MATCHED = 300;
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);

function measureMatching(searches: number, listings: number): void {
  const search = new EmbeddedSearch(() => testSettings);
  const random = createRandom(listings);
  const put = (n: number) => {
    const listing = randomListing(`L${String(n).padStart(19, '0')}`, random, NOW);
    search.put({ listing, version: 1 });
    return listing.id;
  };
  for (let n = 0; n < listings; n += 1) put(n);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let startedAt = performance.now();
  for (const [n, query] of savedQueries(searches).entries()) search.watch(String(n), query);
  const watchMs = performance.now() - startedAt;
  globalThis.gc?.();
  const heldMb = (process.memoryUsage().heapUsed - before) / 1e6;
  const [times, processor]: [number[], number[]] = [[], []];
  let found = 0;
  for (let n = 0; n < MATCHED; n += 1) {
    const id = put(listings + n);
    startedAt = performance.now();
    const used = process.cpuUsage();
    found += search.percolate(id, NOW).length;
    const { user, system } = process.cpuUsage(used);
    times.push(performance.now() - startedAt);
    processor.push((user + system) / 1000);
  }
  const sum = times.reduce((all, each) => all + each, 0);
  times.sort((a, b) => a - b);
  processor.sort((a, b) => a - b);
  console.table({
    [`${searches} searches, ${listings} listings`]: {
      'read, ms each': (watchMs / searches).toFixed(2),
      'held, MB': heldMb.toFixed(0),
      'found by, mean': (found / MATCHED).toFixed(0),
      'p50 ms': at(times, 0.5),
      'p99 ms': at(times, 0.99),
      'processor p50 ms': at(processor, 0.5),
      '1,000 listings, s': (sum / MATCHED).toFixed(1),
    },
  });
}

async function main(): Promise<void> {
  const [searches, listings] = process.argv.slice(2);
  measureMatching(
    readNumber(searches, { name: 'searches', fallback: 100_000 }),
    readNumber(listings, { name: 'listings', fallback: 20_000 }),
  );
  await measureWay();
}
void main();
