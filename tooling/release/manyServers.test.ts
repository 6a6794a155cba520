// Two HTML servers of one site, and the commands that keep what each was told in one database.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { sampleEdge } from '@anunturi/edge/testing/sampleEdge';
import { readTelemetrySettings } from '@anunturi/edge/telemetry/readTelemetrySettings';
import { createSumsApp } from '@anunturi/server/app/createSumsApp';
import { openFirestore } from '@anunturi/server/app/data/openFirestore';
import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { SERVER_SUMS_PATH } from '@anunturi/shared-contract/telemetry/serverSumsSchema';
import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { folderTarget } from './folderTarget';
import { readRegistry } from './readRegistry';
import { createLook } from './watchReleases';

const SECRET = 'of all servers of the site, 32 and more';
const complaints = { fromAddresses: 5, failedPercent: 20 };
const settings = { withinMinutes: 30, seenBroken: complaints, onTheirWord: complaints };
const route = { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' } as const;

let firebase: TestFirebase;
let db: ReturnType<typeof openFirestore>;
let commands: Server;
let folder: string;
let isAway = false;
let quiet: jest.SpyInstance;
beforeAll(async () => {
  firebase = await startTestFirebase();
  const { projectId, origin, serviceToken } = firebase;
  db = openFirestore({ projectId, embedded: { origin, serviceToken } });
  const app = createSumsApp({ db, secret: SECRET });
  commands = createAdaptorServer({
    fetch: (request, env) =>
      isAway ? new Response(null, { status: 503 }) : app.fetch(request, env as object),
  }) as Server;
  commands.listen(0, '127.0.0.1');
  await once(commands, 'listening');
});
afterAll(async () => {
  commands.closeAllConnections();
  commands.close();
  await db.terminate();
  await firebase.stop();
});
beforeEach(async () => {
  isAway = false;
  quiet = jest.spyOn(console, 'error').mockImplementation();
  folder = mkdtempSync(join(tmpdir(), 'many-'));
  for (const { id } of (await firebase.owner.list('telemetrySums', { limit: 200 })).data)
    await db.doc(`telemetrySums/${id}`).delete();
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  for (const version of ['1.0.0-a', '1.0.0-b'])
    write(`releases/blog/${version}/remote.json`, blog(version));
  write('registry.json', {
    remotes: { blog: blog('1.0.0-b') },
    grants: sampleGrants,
    history: [
      { at: at(999), act: 'release', name: 'blog', version: '1.0.0-a' },
      { at: at(1), act: 'release', name: 'blog', version: '1.0.0-b' },
    ],
  });
  write('shell/assets.json', { entries: { main: [] }, chunks: {} });
});
afterEach(() => {
  quiet.mockRestore();
  rmSync(folder, { recursive: true });
});

const blog = (version: string) => ({
  ...sampleRelease('blog', [route], { version }),
  owner: '@anunturi/blog',
  builtAt: '2026-05-01',
  digest: version,
  assets: {},
});
function write(path: string, value: object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(value));
}
const sumsAt = () => `http://127.0.0.1:${(commands.address() as AddressInfo).port}`;

/** One HTML server of the site, as its environment configures it. */
function startServer() {
  let flush = async () => {};
  const app = sampleEdge(folder, {
    pageLimit: { perMinute: 1000, proxies: 1 },
    statusToken: 'a-token',
    telemetry: {
      ...readTelemetrySettings({ TELEMETRY_SECRET: SECRET, TELEMETRY_SUMS_AT: sumsAt() }),
      onClose: (end) => (flush = end),
    },
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  return {
    flush: () => flush(),
    async open(address: string) {
      const page = await app.request('https://targ.example/blog', { headers: from(address) });
      return /visit;desc="([\w-]+)"/.exec(page.headers.get('server-timing') ?? '')![1]!;
    },
    async tell(address: string, visit: string, isFailed: boolean) {
      const seen = { part: 'blog', version: '1.0.0-b', route: '/blog' };
      const faults = isFailed ? [{ ...seen, kind: 'load', message: 'It did not come.' }] : [];
      const body = JSON.stringify({ visit, loads: [seen], faults });
      const headers = from(address);
      await app.request('https://targ.example/telemetry', { method: 'POST', headers, body });
    },
    async read() {
      const headers = { authorization: 'Bearer a-token' };
      const answer = await app.request('https://targ.example/telemetry.json', { headers });
      return (await answer.json()) as TelemetryReport;
    },
  };
}
const blogOf = ({ parts }: TelemetryReport) => parts.find(({ part }) => part === 'blog');

test('visits that failed at several servers take a release back, whichever of them is asked', async () => {
  const [one, two] = [startServer(), startServer()];
  for (let at = 0; at < 6; at += 1) {
    const server = at % 2 === 0 ? one : two;
    await server.tell(`10.1.0.${at}`, await server.open(`10.1.0.${at}`), true);
  }
  const target = folderTarget(folder);
  const lookAs = async ({ read }: typeof one) => {
    await createLook({ target, settings, readTelemetry: read, log: () => {} })();
    return (await readRegistry(target)).remotes.blog?.version;
  };
  expect(await lookAs(startServer())).toBe('1.0.0-b'); // nothing has been kept yet
  await one.flush();
  await two.flush();
  expect(await lookAs(startServer())).toBe('1.0.0-a');
});

test('a page of one server that is told of to two is one visit; what is written twice counts once, and a restart loses nothing', async () => {
  const [one, two] = [startServer(), startServer()];
  const visit = await one.open('10.1.0.1');
  await two.tell('10.1.0.1', visit, false);
  await one.tell('10.1.0.1', visit, true);
  await one.flush();
  await two.flush();
  await two.tell('10.1.0.2', await two.open('10.1.0.2'), false);
  await two.flush();
  const report = await startServer().read(); // both have ended
  expect(blogOf(report)).toMatchObject({
    loads: 3,
    faults: { load: 1 },
    visits: { shown: 2, failed: 1, addresses: { shown: 2, failed: 1 } },
  });
  expect(report.newest).toHaveLength(1);
  expect(report.groups).toMatchObject([{ kind: 'load', count: 1 }]);
});

test('no document says who visited, and only servers with the secret write and read them', async () => {
  const server = startServer();
  await server.tell('81.196.10.20', await server.open('81.196.10.20'), true);
  await server.flush();
  const { data } = await firebase.owner.list('telemetrySums', { limit: 10 });
  expect(data).toHaveLength(1);
  expect(JSON.stringify(data)).not.toContain('81.196');
  for (const init of [{}, { headers: { authorization: 'Bearer x' } }, { method: 'POST' }])
    expect((await fetch(sumsAt() + SERVER_SUMS_PATH, init)).status).toBe(403);
});

test('nothing is written where nobody tells anything; while the commands are away each server tells its own, and sends it later', async () => {
  const server = startServer();
  await server.read();
  await server.flush();
  expect((await firebase.owner.list('telemetrySums', { limit: 10 })).data).toEqual([]);
  isAway = true;
  await server.tell('10.1.0.1', await server.open('10.1.0.1'), true);
  await server.flush();
  expect(blogOf(await server.read())?.visits).toMatchObject({ failed: 1 });
  isAway = false;
  await server.flush();
  expect(blogOf(await startServer().read())?.visits).toMatchObject({ failed: 1 });
});

test('sums of all servers beside a folder of one’s own would count twice: the server does not start', () => {
  const environment = { TELEMETRY_SECRET: SECRET, TELEMETRY_SUMS_AT: 'https://commands.example' };
  expect(() => readTelemetrySettings({ ...environment, TELEMETRY_FOLDER: '/kept' })).toThrow(
    'TELEMETRY_SUMS_AT is set beside TELEMETRY_FOLDER.',
  );
  expect(() => readTelemetrySettings({ ...environment, TELEMETRY_SECRET: '' })).toThrow(
    'TELEMETRY_SUMS_AT is set without TELEMETRY_SECRET.',
  );
});
