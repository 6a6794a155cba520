import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';

// The folders as a container has them: outside the repository, no compiler, only the packages that their lock file names.
const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
const children: ChildProcess[] = [];
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await firebase.stop();
  rmSync(folder, { recursive: true });
});

async function bundle(name: string): Promise<string> {
  const to = join(folder, name);
  const program = join(root, 'tooling/bin/bundle.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, name, to], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const lock = JSON.parse(await readFile(join(to, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  for (const place of Object.keys(lock.packages).filter(Boolean))
    // Packages of other platforms are named in the lock file as well.
    if (existsSync(join(root, place)) && !existsSync(join(to, place)))
      cpSync(join(root, place), join(to, place), { recursive: true });
  return to;
}

/** Starts `main.cjs` with nothing of this process's environment, and tells where it listens. */
async function start(cwd: string, environment: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['main.cjs'], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (said += String(bytes)));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(said)));
  ended.catch(() => {}); // it is killed at the end
  while (!/on port \d+/.test(said)) await Promise.race([once(child.stdout, 'data'), ended]);
  return `http://127.0.0.1:${/on port (\d+)/.exec(said)![1]}`;
}

test('the HTML server runs from its folder alone and answers with a page that a bundle has rendered', async () => {
  const to = await bundle('edge');
  const release = sampleRelease(
    'blog',
    [{ path: '/blog', screen: 'blog', access: 'public', title: 'Blog', query: [] }],
    { server: 'server.cjs' },
  );
  const write = (path: string, text: string) => {
    mkdirSync(join(to, 'files', path, '..'), { recursive: true });
    writeFileSync(join(to, 'files', path), text);
  };
  write(
    'registry.json',
    JSON.stringify({ remotes: { blog: release }, grants: { blog: { public: ['/blog'] } } }),
  );
  write(
    'releases/blog/1.0.0-abc/server.cjs',
    `exports.configure = () => {};
exports.load = async () => ({ data: { posts: 2 }, head: { title: 'Articole' } });
exports.render = async (_page, { posts }) => '<h1>' + posts + ' articole</h1>';`,
  );
  write('shell/server.a.cjs', 'exports.render = async ({ remoteMarkup }) => remoteMarkup ?? "";');
  write(
    'shell/assets.json',
    '{"entries":{"main":["static/js/main.js"]},"chunks":{},"server":"server.a.cjs"}',
  );
  const origin = await start(to, {
    SITE_ORIGIN: 'https://proba.example',
    FIREBASE_CONFIG: JSON.stringify(firebase.config),
    PROXIES: '0',
    RENDER_LIMIT_MS: '60000',
  });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const page = await fetch(`${origin}/blog`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<h1>2 articole</h1>');
  expect(html).toContain('<title>Articole · ');
});

test('commands run from their folder with the packages of its lock file, and keep what a visitor sends', async () => {
  const to = await bundle('commands');
  const serviceTokenFile = join(folder, 'service-token');
  writeFileSync(serviceTokenFile, firebase.serviceToken);
  const origin = await start(to, {
    PROJECT_ID: firebase.projectId,
    EMBEDDED_ORIGIN: firebase.origin,
    SERVICE_TOKEN_FILE: serviceTokenFile,
    MAIL_FOLDER: join(folder, 'outbox'),
    HOST: '127.0.0.1',
    PROXIES: '0',
  });
  const answer = await fetch(`${origin}/api/sendContactMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-this-test-0001' },
    body: JSON.stringify({
      name: 'Ana Pop',
      email: 'ana@exemplu.ro',
      subject: 'O întrebare',
      message: 'Bună ziua, cât timp rămâne activ un anunț după ce îl public?',
      proof: { trap: '', openMs: 60_000 },
    }),
  });
  expect(await answer.json()).toEqual({ result: { receipt: expect.any(String) } });
});

test('the watch of releases runs from its folder alone, without what builds and without React, and takes back what its site says fails', async () => {
  const to = await bundle('watch');
  const program = await readFile(join(to, 'main.cjs'), 'utf8');
  expect(program).not.toMatch(
    /node_modules\/(react|webpack|esbuild)\b|remotes\.config\.json could/,
  );
  const target = join(to, 'target');
  const write = (path: string, value: object) => {
    mkdirSync(join(target, path, '..'), { recursive: true });
    writeFileSync(join(target, path), JSON.stringify(value));
  };
  const blog = (version: string) => ({
    ...sampleRelease('blog', [{ path: '/blog', screen: 'blog', access: 'public', title: 'Blog' }], {
      version,
    }),
    owner: '@anunturi/blog',
    builtAt: '2026-05-01',
    digest: version,
    assets: {},
  });
  const at = new Date().toISOString();
  for (const version of ['1.0.0-a', '1.0.0-b'])
    write(`releases/blog/${version}/remote.json`, blog(version));
  const released = (version: string) => ({ at, act: 'release', name: 'blog', version });
  write('registry.json', {
    remotes: { blog: blog('1.0.0-b') },
    grants: { blog: { public: ['/blog'] } },
    history: [released('1.0.0-a'), released('1.0.0-b')],
  });
  const failed = { shown: 9, failed: 9, addresses: { shown: 9, failed: 9 } };
  const seen = { part: 'blog', version: '1.0.0-b', loads: 9, faults: {} };
  const report = {
    days: 7,
    parts: [{ ...seen, visits: { since: at, ...failed }, look: { faults: ['blog: no title'] } }],
    newest: [],
    stepsBack: [],
  };
  const asked: (string | undefined)[] = [];
  const site = createServer((request, answer) => {
    asked.push(request.headers.authorization);
    answer.end(JSON.stringify(report));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const origin = await start(to, {
    RELEASES_TARGET: target,
    SITE_ORIGIN: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    STATUS_TOKEN: 'a-token',
  });
  for (const path of ['/healthz', '/readyz']) expect((await fetch(origin + path)).status).toBe(200);
  const live = async () =>
    (JSON.parse(await readFile(join(target, 'registry.json'), 'utf8')) as Registry).remotes.blog
      .version;
  while ((await live()) !== '1.0.0-a') await once(site, 'request');
  expect(asked).toContain('Bearer a-token');
  site.closeAllConnections();
  site.close();
});

type Registry = { remotes: { blog: { version: string } } };
