import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { createAdaptorServer } from '@hono/node-server';
import { endBundleProcesses } from '../bundles/startBundleProcess';
import { createEdgeApp } from '../createEdgeApp';
import { integrityOf } from '../files/findDamage';

const folder = mkdtempSync(join(tmpdir(), 'edge-health-'));
const site = { name: 'Probă', county: { name: 'Sibiu', code: 'SB' } } as never;
const route = { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' } as const;
let firebase: TestFirebase;
let isDraining = false;
const servers: Server[] = [];

beforeAll(async () => {
  firebase = await startTestFirebase();
  mkdirSync(join(folder, 'blog/1'), { recursive: true });
  mkdirSync(join(folder, 'static/js'), { recursive: true });
  writeFileSync(join(folder, 'static/js/main.js'), 'main');
  writeFileSync(join(folder, 'shell.cjs'), `exports.render = async () => '';`);
});
beforeEach(() => {
  isDraining = false;
  jest.spyOn(console, 'error').mockImplementation();
  writeRegistry('server.cjs');
  writeShell(['static/js/main.js']);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  for (const server of servers) server.close();
  endBundleProcesses();
  await firebase.stop();
  rmSync(folder, { recursive: true });
});

const writeShell = (main: string[]) =>
  writeFileSync(
    join(folder, 'assets.json'),
    JSON.stringify({ entries: { main }, chunks: {}, server: 'shell.cjs' }),
  );

function writeRegistry(server: string, bundle = 'exports.configure = () => {};') {
  writeFileSync(join(folder, 'blog/1', server), bundle);
  const blog = { ...sampleRelease('blog', [route]), version: '1', server };
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({ remotes: { blog }, grants: sampleGrants }),
  );
}

async function start(emulatorOrigin = firebase.config.emulatorOrigin!) {
  const app = createEdgeApp({
    site,
    firebase: { ...firebase.config, emulatorOrigin },
    siteOrigin: 'http://localhost:3000',
    shellFolder: folder,
    releasesFolder: folder,
    registryFile: join(folder, 'registry.json'),
    statusToken: 'a-token',
    isDraining: () => isDraining,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers });
    return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
  };
}
/** A caller from elsewhere: a proxy says for whom it asks. */
const stranger = { 'x-forwarded-for': '1.2.3.4' };

test('a server that can answer pages is alive and ready; strangers learn nothing more', async () => {
  const get = await start();
  expect(await get('/healthz', stranger)).toEqual({ status: 200, said: { isAlive: true } });
  expect(await get('/readyz', stranger)).toEqual({ status: 200, said: { isReady: true } });
  expect(await get('/readyz')).toEqual({
    status: 200,
    said: {
      isReady: true,
      isDraining: false,
      registry: true,
      shell: true,
      remotes: { blog: true },
      firebase: true,
    },
  });
});

test('it gets no visitors while it drains, but is alive', async () => {
  const get = await start();
  isDraining = true;
  expect(await get('/readyz', stranger)).toEqual({ status: 503, said: { isReady: false } });
  expect((await get('/healthz')).status).toBe(200);
});

test('it is not ready before Firebase has answered, and without a registry', async () => {
  const nowhere = await start('http://127.0.0.1:9');
  expect((await nowhere('/readyz')).said).toMatchObject({ isReady: false, firebase: false });
  rmSync(join(folder, 'registry.json'));
  rmSync(join(folder, 'registry.last-good.json'), { force: true });
  expect((await (await start())('/readyz')).said).toMatchObject({
    isReady: false,
    registry: false,
  });
});

test('it is not ready without a shell, or with one that has no script', async () => {
  writeShell([]);
  expect((await (await start())('/readyz')).said).toMatchObject({ isReady: false, shell: false });
  rmSync(join(folder, 'assets.json'));
  expect((await (await start())('/readyz')).said).toMatchObject({ isReady: false, shell: false });
});

test('it is not ready when a file that pages name is not there, or has other bytes than its list says', async () => {
  writeShell(['static/js/gone.js']);
  expect((await (await start())('/readyz')).said).toMatchObject({ isReady: false, shell: false });
  writeShell(['static/js/main.js']);
  const list = join(folder, 'versions/1.0.0-a/shell.json');
  mkdirSync(dirname(list), { recursive: true });
  const assets = { 'static/js/main.js': { sizeBytes: 4, integrity: integrityOf('main') } };
  const origin = { owner: '', builtAt: '', digest: '' };
  writeFileSync(
    list,
    JSON.stringify({ version: '1.0.0-a', contracts: [], provides: {}, assets, ...origin }),
  );
  const registry = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')) as object;
  const live = { ...registry, shell: { release: '1.0.0-a' } };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(live));
  expect((await (await start())('/readyz')).said).toMatchObject({ isReady: true, shell: true });
  writeFileSync(join(folder, 'static/js/main.js'), 'other');
  expect((await (await start())('/readyz')).said).toMatchObject({ isReady: false, shell: false });
  writeFileSync(join(folder, 'static/js/main.js'), 'main');
});

test('a remote with a file of other bytes costs its own pages: the server is ready and says which', async () => {
  const files = { 'server.cjs': { sizeBytes: 1, integrity: integrityOf('other') } };
  const blog = { ...sampleRelease('blog', [route]), version: '1' };
  const list = join(folder, 'blog/1/remote.json');
  writeFileSync(
    list,
    JSON.stringify({ ...blog, assets: files, owner: '', builtAt: '', digest: '' }),
  );
  expect((await (await start())('/readyz')).said).toMatchObject({
    isReady: true,
    remotes: { blog: false },
  });
  rmSync(list);
});

test('a remote whose bundle does not load costs its own pages: the server is ready and says which', async () => {
  writeRegistry('broken.cjs', 'throw new Error("no")');
  expect(await (await start())('/readyz')).toMatchObject({
    status: 200,
    said: { isReady: true, remotes: { blog: false } },
  });
});

test('the last faults are told on this machine, by token, and to administrators, whom the database knows', async () => {
  await firebase.seed('users/boss', { role: 'admin', secondFactorSessions: [1] });
  await firebase.seed('users/newBoss', { role: 'admin' });
  await firebase.seed('users/somebody', { role: 'user' });
  const get = await start();
  const as = (token: string) => ({ ...stranger, authorization: `Bearer ${token}` });
  for (const allowed of [{}, as('a-token'), as(firebase.tokenFor('boss'))])
    expect((await get('/status.json', allowed)).said).toHaveProperty('counts');
  for (const refused of [
    stranger,
    as('other'),
    as(firebase.tokenFor('somebody')),
    as(firebase.tokenFor('newBoss')),
    as('a.b.c'),
  ])
    expect((await get('/status.json', refused)).said).toEqual({ isReady: true });
});
