// Benchmark of the embedded Firebase: npm run bench:backend [-- --sizes 1000,10000,100000] [--emulator-sizes 1000]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findEmulator, startEmulator } from '../conformance/startEmulator';
import { toFields } from '../src/server/plainFields';
import { loadItems } from './loadItems';
import { randomFrom } from '../testing/randomFrom';
import { makeItem } from './makeItem';
import { type Row, percentile, printTable } from './printTable';
import { type Scenario, scenarios } from './scenarios';
import { CLIENTS, ROOT, repeat, runCrowd } from './sendScenario';
import { startServer } from './startServer';
import { reportFailures } from '../src/server/reportFailures';

reportFailures();

const REPEATS = 300;
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    'emulator-sizes': { type: 'string', default: '1000' },
  },
});
const now = Date.now();

const rows: Row[] = [];

for (const size of values.sizes.split(',').map(Number)) await benchOurs(size);
await benchEmulator();
printTable(rows);

async function benchOurs(size: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const ids = loadItems(folder, size, now);
    const first = await startServer(folder);
    const built = performance.now();
    for (const scenario of scenarios)
      await repeat({ origin: first.origin, ids, now }, scenario, 40); // the first query of a kind builds its index
    const buildSeconds = (performance.now() - built) / 1000;
    await first.stop();
    const server = await startServer(folder);
    const target = { origin: server.origin, ids, now };
    const measure = async (scenario: Scenario) => {
      await repeat(target, scenario, 30);
      await server.take();
      const client = await repeat(target, scenario, REPEATS);
      rows.push({ name: scenario.name, size, client, server: (await server.take()).times });
    };
    for (const scenario of scenarios.slice(0, -1)) await measure(scenario);
    const crowd = await runCrowd(target);
    await measure(scenarios.at(-1) as Scenario); // last, because its megabytes of index entries keep the disk busy
    const { rssMb, peakMb } = await server.take();
    await server.stop();
    console.log(
      `${size} items: first queries, with their indexes, in ${buildSeconds.toFixed(1)} s; ${CLIENTS} clients: ${crowd.perSecond.toFixed(0)} requests/s, median ${percentile(crowd.times, 50)} ms, p99 ${percentile(crowd.times, 99)} ms; memory ${rssMb.toFixed(0)} MB (highest ${peakMb.toFixed(0)} MB)`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same requests to Google's emulator, where there is one: from the client's side only, rules open. */
async function benchEmulator(): Promise<void> {
  const jar = findEmulator();
  if (!jar) return void console.log("Google's emulator is not on this machine: nothing beside.");
  for (const size of values['emulator-sizes'].split(',').map(Number)) {
    const emulator = await startEmulator(jar);
    const origin = `http://${emulator.host}`;
    const random = randomFrom(size);
    const ids: string[] = [];
    for (let done = 0; done < size; done += 250) {
      const batch = Array.from({ length: Math.min(250, size - done) }, () => makeItem(random, now));
      await fetch(`${origin}/v1/${ROOT}:commit`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({
          writes: batch.map(({ id, data }) => ({
            update: { name: `${ROOT}/items/${id}`, fields: toFields(data) },
          })),
        }),
      });
      ids.push(...batch.map(({ id }) => id));
    }
    for (const scenario of scenarios) {
      await repeat({ origin, ids, now }, scenario, 30);
      rows.push({
        name: scenario.name,
        size,
        client: await repeat({ origin, ids, now }, scenario, REPEATS / 3),
      });
    }
    await emulator.stop();
  }
}
