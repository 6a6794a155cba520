// Over the wire: an HTML server that listens, browsers that ask it and tell it, and the program that watches releases.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { integrityOf } from '@anunturi/edge/files/findDamage';
import { sampleEdge } from '@anunturi/edge/testing/sampleEdge';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import config from '../../remotes.config.json' with { type: 'json' };
import { readRegistry } from './readRegistry';
import { folderTarget } from './folderTarget';
import { readTelemetry } from './readTelemetry';
import { createLook } from './watchReleases';

const GOOD = '1.0.0-a';
const NEW = '1.0.0-b';
const route = { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' } as const;
const sound = `exports.load = async () => ({ data: {} }); exports.render = async () => 'Articole';`;
const broken = `exports.load = async () => ({ data: {} }); exports.render = async () => undefined.title;`;
const seen = { part: 'blog', version: NEW, route: '/blog' };
const fault = { faults: [{ ...seen, kind: 'render', message: 'It is broken.' }] };
const shown = { loads: [seen] };

let folder: string;
let server: Server;
let origin: string;
let quiet: jest.SpyInstance;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'strangers-'));
  quiet = jest.spyOn(console, 'error').mockImplementation(); // a broken bundle is complained of
  const app = sampleEdge(folder, {
    pageLimit: { perMinute: 1000, proxies: 1 },
    statusToken: 'a-token',
    siteOrigin: 'http://localhost',
  });
  server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  quiet.mockRestore();
  rmSync(folder, { recursive: true });
});

/** The blog's first release is live for a month, and another since a moment ago. */
function releaseNew(bundle: string): void {
  const remotes = [
    [GOOD, sound],
    [NEW, bundle],
  ].map(([version, source]) => {
    const release = { ...sampleRelease('blog', [route], { version }), server: 'server.cjs' };
    const text = `exports.configure = () => {}; ${source}`;
    const assets = { 'server.cjs': { sizeBytes: text.length, integrity: integrityOf(text) } };
    const manifest = { ...release, owner: 'blog', builtAt: '2026-05-01', digest: 'a', assets };
    write(`releases/blog/${version}/server.cjs`, text);
    write(`releases/blog/${version}/remote.json`, JSON.stringify(manifest));
    return manifest;
  });
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const history = [
    { at: at(30), act: 'release', name: 'blog', version: GOOD },
    { at: at(0), act: 'release', name: 'blog', version: NEW },
  ];
  const registry = { remotes: { blog: remotes[1] }, grants: sampleGrants, history };
  write('registry.json', JSON.stringify(registry));
  write('shell/assets.json', '{"entries":{"main":[]},"chunks":{}}');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function tell(address: string, said: object): Promise<void> {
  const headers = { 'x-forwarded-for': address };
  const body = JSON.stringify(said);
  const { status } = await fetch(`${origin}/telemetry`, { method: 'POST', headers, body });
  expect(status).toBe(204);
}

async function visit(address: string, said: object): Promise<void> {
  const page = await fetch(`${origin}/blog`, { headers: { 'x-forwarded-for': address } });
  await page.text();
  const token = /visit;desc="([\w-]+)"/.exec(page.headers.get('server-timing')!)![1];
  await tell(address, { visit: token, ...said });
}

const from = (network: number, count: number) =>
  Array.from({ length: count }, (_, at) => `10.${network}.0.${at}`);

/** What is live after the watching program has looked, and what it said. */
async function watch() {
  const said: string[] = [];
  const target = folderTarget(folder);
  const look = createLook({
    target,
    settings: config.stepBack,
    readTelemetry: () => readTelemetry({ origin, token: 'a-token' }),
    log: (line) => said.push(line),
  });
  await look();
  return { live: (await readRegistry(target)).remotes.blog?.version, said };
}

test('fifty strangers who were sent no page take back no release, not even a broken one', async () => {
  for (const bundle of [sound, broken]) {
    releaseNew(bundle);
    for (const address of from(1, 50)) await tell(address, { visit: 'made-up', ...fault });
    for (const address of from(1, 50)) await tell(address, fault);
    expect(await watch()).toEqual({ live: NEW, said: [] });
  }
});

test('visitors whom a broken build fails do, with the site’s own look at it', async () => {
  releaseNew(broken);
  for (const address of from(1, 6)) await visit(address, fault);
  expect(await watch()).toEqual({
    live: GOOD,
    said: [`blog ${NEW} failed at 6 of 6 visits: ${GOOD} is live again.`],
  });
});

test('so do those to whom files come that are not the ones that were released', async () => {
  releaseNew(sound);
  write(`releases/blog/${NEW}/server.cjs`, `exports.configure = () => {}; ${sound} `);
  for (const address of from(1, 6)) await visit(address, fault);
  expect(await watch()).toMatchObject({ live: GOOD });
});

test('visitors’ word alone needs many more of them, and most of the visits', async () => {
  releaseNew(sound);
  const { fromAddresses } = config.stepBack.onTheirWord;
  for (const address of from(1, fromAddresses - 1)) await visit(address, fault);
  expect(await watch()).toEqual({
    live: NEW,
    said: [
      `blog ${NEW} is said to fail, and the site itself finds nothing: it stays until somebody looks, or many more say so.`,
    ],
  });
  for (const address of from(2, fromAddresses + 5)) await visit(address, shown);
  await visit('10.3.0.1', fault);
  expect(await watch()).toMatchObject({ live: NEW });
  for (const address of from(4, 5)) await visit(address, fault);
  expect(await watch()).toMatchObject({ live: GOOD });
});

test('a few who load page after page do not outweigh the others: addresses count, too', async () => {
  releaseNew(broken);
  for (const address of from(1, 30)) await visit(address, shown);
  for (const address of from(2, 5))
    for (let times = 0; times < 10; times += 1) await visit(address, fault);
  expect(await watch()).toMatchObject({ live: NEW });
});
