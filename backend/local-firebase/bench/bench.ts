// Benchmark of the embedded Firebase: npm run bench:backend [-- --sizes 1000,10000,100000] [--emulator-sizes 1000]
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { findEmulator, startEmulator } from '../conformance/startEmulator';
import { Firestore } from '../src/firestore/Firestore';
import { readFields } from '../src/firestore/values/readValue';
import type { Ruleset } from '../src/rules/Ruleset';
import { toFields } from '../src/server/plainFields';
import { makeListing, randomFrom } from './makeListing';
import { scenarios, type Scenario } from './scenarios';

const PROJECT = 'demo-anunturi';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const REPEATS = 300;
const CLIENTS = 50;
const CROWD_MS = 5000;
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    'emulator-sizes': { type: 'string', default: '1000' },
  },
});
const now = Date.now();
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

type Row = { name: string; size: number; server?: number[]; client: number[] };
const rows: Row[] = [];

for (const size of values.sizes.split(',').map(Number)) await benchOurs(size);
await benchEmulator();
printTable();

async function benchOurs(size: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const ids = load(folder, size);
    const first = await startServer(folder);
    const built = performance.now();
    for (const scenario of scenarios) await run(first.origin, scenario, ids, 40); // the first query of a kind builds its index
    const buildSeconds = (performance.now() - built) / 1000;
    await first.stop();
    const server = await startServer(folder);
    const measure = async (scenario: Scenario) => {
      await run(server.origin, scenario, ids, 30);
      await server.take();
      const client = await run(server.origin, scenario, ids, REPEATS);
      rows.push({ name: scenario.name, size, client, server: (await server.take()).times });
    };
    for (const scenario of scenarios.slice(0, -1)) await measure(scenario);
    const crowd = await runCrowd(server.origin, ids);
    await measure(scenarios.at(-1) as Scenario); // last, because its megabytes of index entries keep the disk busy
    const { rssMb, peakMb } = await server.take();
    await server.stop();
    console.log(
      `${size} listings: first queries, with their indexes, in ${buildSeconds.toFixed(1)} s; ${CLIENTS} clients: ${crowd.perSecond.toFixed(0)} requests/s, median ${percentile(crowd.times, 50)} ms, p99 ${percentile(crowd.times, 99)} ms; memory ${rssMb.toFixed(0)} MB (highest ${peakMb.toFixed(0)} MB)`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fills a data folder without indexes; the server builds them when it starts. */
function load(folder: string, size: number): string[] {
  const random = randomFrom(size);
  const firestore = new Firestore({
    file: join(folder, 'firestore.db'),
    rules: () => ({}) as Ruleset,
    indexes: null,
  });
  const ids: string[] = [];
  for (let done = 0; done < size; done += 500) {
    const batch = Array.from({ length: Math.min(500, size - done) }, () =>
      makeListing(random, now),
    );
    firestore.commit(
      'owner',
      PROJECT,
      batch.map(({ id, data }) => ({
        kind: 'set',
        project: PROJECT,
        segments: ['listings', id],
        fields: readFields(toFields(data)),
        mask: null,
        transforms: [],
        precondition: {},
      })),
    );
    ids.push(...batch.filter(({ data }) => data.status === 'active').map(({ id }) => id));
  }
  firestore.close();
  return ids;
}

async function startServer(folder: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), folder],
    { cwd: join(import.meta.dirname, '..', '..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    origin,
    take: async () =>
      (await fetch(`${origin}/bench`)).json() as Promise<{
        times: number[];
        rssMb: number;
        peakMb: number;
      }>,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

async function run(
  origin: string,
  scenario: Scenario,
  ids: readonly string[],
  repeats: number,
): Promise<number[]> {
  const random = randomFrom(7 + repeats);
  const times: number[] = [];
  for (let i = 0; i < repeats; i += 1) times.push(await send(origin, scenario, random, ids));
  return times;
}

/** Nine readers to one writer, all at once. */
async function runCrowd(
  origin: string,
  ids: readonly string[],
): Promise<{ perSecond: number; times: number[] }> {
  const reading = scenarios.filter(
    ({ name }) => !name.startsWith('commit') && !name.startsWith('count'),
  );
  const writing = scenarios.find(({ name }) => name === 'commit: a small document') as Scenario;
  const times: number[] = [];
  const end = performance.now() + CROWD_MS;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, i) => {
      const random = randomFrom(i);
      while (performance.now() < end)
        times.push(
          await send(
            origin,
            random() < 0.1 ? writing : (reading[Math.floor(random() * reading.length)] as Scenario),
            random,
            ids,
          ),
        );
    }),
  );
  return { perSecond: times.length / (CROWD_MS / 1000), times };
}

function send(
  origin: string,
  scenario: Scenario,
  random: () => number,
  ids: readonly string[],
): Promise<number> {
  const { method, path, body } = scenario.make(random, ids, ROOT, now);
  const payload = body ? Buffer.from(JSON.stringify(body)) : undefined;
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      `${origin}/v1/${ROOT}${path}`,
      {
        method,
        agent,
        headers: {
          ...(scenario.asOwner ? { authorization: 'Bearer owner' } : {}),
          ...(payload
            ? { 'content-type': 'application/json', 'content-length': payload.length }
            : {}),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            if (answer.statusCode === 200) resolve(performance.now() - start);
            else
              reject(
                new Error(
                  `${scenario.name}: ${answer.statusCode} ${Buffer.concat(chunks).toString().slice(0, 500)}`,
                ),
              );
          });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
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
      const batch = Array.from({ length: Math.min(250, size - done) }, () =>
        makeListing(random, now),
      );
      await fetch(`${origin}/v1/${ROOT}:commit`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({
          writes: batch.map(({ id, data }) => ({
            update: { name: `${ROOT}/listings/${id}`, fields: toFields(data) },
          })),
        }),
      });
      ids.push(...batch.map(({ id }) => id));
    }
    for (const scenario of scenarios) {
      await run(origin, scenario, ids, 30);
      rows.push({
        name: scenario.name,
        size,
        client: await run(origin, scenario, ids, REPEATS / 3),
      });
    }
    await emulator.stop();
  }
}

function percentile(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? NaN
  ).toFixed(2);
}

function printTable(): void {
  console.log(
    `\n${'milliseconds'.padEnd(60)}${'listings'.padStart(9)}${'server p50'.padStart(12)}${'p99'.padStart(8)}${'client p50'.padStart(12)}${'p99'.padStart(8)}`,
  );
  for (const { name } of scenarios) {
    for (const { size, server, client } of rows.filter((row) => row.name === name)) {
      const own = server ? [percentile(server, 50), percentile(server, 99)] : ['emulator', ''];
      console.log(
        `${name.padEnd(60)}${String(size).padStart(9)}${(own[0] as string).padStart(12)}${(own[1] as string).padStart(8)}${percentile(client, 50).padStart(12)}${percentile(client, 99).padStart(8)}`,
      );
    }
  }
}
