import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { TelemetryOptions } from '../EdgeContext';
import { sampleEdge } from '../testing/sampleEdge';

const route = { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' } as const;
const blog = sampleRelease('blog', [route], { version: '1.0.0-a' });
const canary = { percent: 100, release: { ...blog, version: '2.0.0-c' } };
const seen = { part: 'blog', version: '1.0.0-a', route: '/blog' };
const fault = { ...seen, kind: 'render', message: 'It is broken.' };
let folder: string;
let minute = 0;
beforeEach(() => {
  minute = 0;
  folder = mkdtempSync(join(tmpdir(), 'edge-visits-'));
  writeRegistry({});
  write('shell/assets.json', { entries: { main: [] }, chunks: {} });
  const made = { owner: 'blog', builtAt: '', digest: '', assets: {} };
  for (const release of [blog, canary.release])
    write(`releases/blog/${release.version}/remote.json`, { ...release, ...made });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: object): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}
const writeRegistry = (change: object) =>
  write('registry.json', { remotes: { blog }, grants: sampleGrants, ...change });

function start(telemetry: TelemetryOptions = {}) {
  const app = sampleEdge(folder, {
    pageLimit: { perMinute: 1000, proxies: 1 },
    statusToken: 'a-token',
    telemetry,
    now: () => new Date(Date.parse('2026-05-02T10:00:00Z') + minute * 60_000),
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  return {
    /** Opens a page at an address. @returns the token of the view */
    async open(address: string, headers: Record<string, string> = {}) {
      const page = await app.request('https://targ.example/blog', {
        headers: { ...from(address), ...headers },
      });
      return /\bvisit;desc="([\w-]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1] ?? '';
    },
    tell: (address: string, said: object) =>
      app.request('https://targ.example/telemetry', {
        method: 'POST',
        headers: from(address),
        body: JSON.stringify(said),
      }),
    async visits(version = '1.0.0-a') {
      const headers = { authorization: 'Bearer a-token' };
      const answer = await app.request('https://targ.example/telemetry.json', { headers });
      const { parts } = (await answer.json()) as TelemetryReport;
      return parts.find((each) => each.version === version)?.visits;
    },
  };
}
const counts = (shown: number, failed: number, addresses: { shown: number; failed: number }) => ({
  since: '',
  shown,
  failed,
  addresses,
});

test('a visit counts once, however much is told of it, and shown or failed', async () => {
  const { open, tell, visits } = start();
  const visit = await open('1.1.1.1');
  for (let times = 0; times < 5; times += 1)
    await tell('1.1.1.1', { visit, loads: [seen], faults: [fault, fault] });
  for (const address of ['1.1.1.1', '2.2.2.2'])
    await tell(address, { visit: await open(address), loads: [seen] });
  expect(await visits()).toEqual(counts(3, 1, { shown: 2, failed: 1 }));
});

test('who was sent no page moves nothing: without a token, with one that is made up, changed, old or of another site', async () => {
  const { open, tell, visits } = start();
  const own = await open('1.1.1.1');
  const changed = (own.startsWith('A') ? 'B' : 'A') + own.slice(1);
  const elsewhere = await start().open('1.1.1.1');
  for (const visit of ['', 'x', 'x'.repeat(300), changed, elsewhere])
    expect((await tell('1.1.1.1', { visit, faults: [fault] })).status).toBe(204);
  await tell('1.1.1.1', { faults: [fault] });
  minute = 61;
  await tell('1.1.1.1', { visit: own, faults: [fault] });
  expect(await visits()).toBeUndefined();
});

test('a page that two browsers have out of one cache is one visit, of the browser that tells first', async () => {
  const { open, tell, visits } = start();
  const visit = await open('1.1.1.1');
  await tell('1.1.1.1', { visit, loads: [seen] });
  await tell('6.6.6.6', { visit, faults: [fault] });
  expect(await visits()).toEqual(counts(1, 0, { shown: 1, failed: 0 }));
});

test('tokens of one address count for it alone, from wherever they are shown', async () => {
  const { open, tell, visits } = start();
  for (let at = 0; at < 9; at += 1)
    await tell(`7.7.7.${at}`, { visit: await open('6.6.6.6'), faults: [fault] });
  expect(await visits()).toEqual(counts(9, 9, { shown: 1, failed: 1 }));
});

test('a page answers only for the releases that it came with: a canary’s to its group', async () => {
  writeRegistry({ canaries: { blog: { ...canary, percent: 50 } } });
  const { open, tell, visits } = start();
  const live = await open('1.1.1.1', { cookie: '__session=g90' });
  const shown = await open('2.2.2.2', { cookie: '__session=g10' });
  const ofCanary = { ...fault, version: '2.0.0-c' };
  for (const visit of [live, shown]) await tell('1.1.1.1', { visit, faults: [fault, ofCanary] });
  expect(await visits()).toEqual(counts(1, 1, { shown: 1, failed: 1 }));
  expect(await visits('2.0.0-c')).toEqual(counts(1, 1, { shown: 1, failed: 1 }));
});

test('who comes back to a page that has not changed makes another visit', async () => {
  const { open } = start();
  const first = await open('1.1.1.1');
  expect(await open('1.1.1.1', { 'if-none-match': '*' })).not.toBe(first);
  expect(first).toMatch(/^[\w-]{60,130}$/);
});

test('servers of one site that share a secret know each other’s visits', async () => {
  const secret = 'of all servers of the site, 32 and more';
  const { tell, visits } = start({ secret });
  await tell('1.1.1.1', { visit: await start({ secret }).open('1.1.1.1'), faults: [fault] });
  expect(await visits()).toMatchObject({ failed: 1 });
});

test('visits are counted of what is shown now, however many earlier versions are named', async () => {
  const history = Array.from({ length: 60 }, (_, at) => ({
    at: '2026-05-01',
    act: 'release',
    name: 'blog',
    version: `0.1.${at}`,
  }));
  writeRegistry({ history });
  const { open, tell, visits } = start();
  const visit = await open('1.1.1.1');
  await tell('1.1.1.1', { visit, loads: [seen] });
  for (const { version } of history)
    await tell('1.1.1.1', { visit, loads: [{ ...seen, version }] });
  expect(await visits()).toBeDefined();
  expect(await visits('0.1.3')).toBeUndefined();
});
