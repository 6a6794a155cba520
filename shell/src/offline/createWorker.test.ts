/** @jest-environment node */
import { createHash } from 'node:crypto';
import { FakeCaches } from '../testing/FakeCaches';
import { createWorker } from './createWorker';

const ORIGIN = 'https://targ.example';
const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
const main = { url: '/static/js/main.aaaa.js', integrity: integrityOf('main'), isFirst: true };
const router = {
  url: '/static/js/router.bbbb.js',
  integrity: integrityOf('router'),
  isFirst: false,
};
const CHUNK = '/remotes/blog/1.0.0-a/static/js/post.js';
const page = (text: string) =>
  `<!doctype html>\n<html lang="ro">\n<div id="root"><main>${text}</main></div>\n<noscript></noscript>`;

let caches: FakeCaches;
let nowMs: number;
/** What the server answers: a text, or what happens instead. */
let server: Record<string, string | (() => Response | Promise<Response>)>;
let asked: string[];
let work: Promise<unknown>[];

const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' };
const typeOf = (path: string) => types[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/html';
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });

const fetchFrom: typeof fetch = async (input, init) => {
  const request = new Request(input, { mode: 'cors' });
  const path = request.url.slice(ORIGIN.length);
  asked.push(path);
  const said = server[path];
  if (said === undefined) return html('Not found', 404);
  const answer =
    typeof said === 'string'
      ? new Response(said, { headers: { 'content-type': typeOf(path) } })
      : await said();
  if (init?.integrity && init.integrity !== integrityOf(await answer.clone().text()))
    throw new TypeError('integrity');
  return answer;
};

const start = (files = [main, router]) =>
  createWorker({
    caches: caches as unknown as CacheStorage,
    fetch: fetchFrom,
    now: () => nowMs,
    origin: ORIGIN,
    files,
  });

/** As a browser asks; undefined when the worker leaves the request alone. */
async function load(worker: ReturnType<typeof start>, path: string, kind: object = {}) {
  const request = new Request(path.startsWith('https:') ? path : ORIGIN + path);
  // Only browsers make requests of these kinds.
  const asking = new Proxy(request, {
    get: (target, key) =>
      ({ mode: 'cors', destination: '', ...kind })[key as 'mode'] ?? target[key as 'url'],
  });
  const answer = await worker.answer(asking, (promise) => work.push(promise));
  const text = await answer?.text();
  await Promise.all(work.splice(0));
  return text;
}
const visit = (worker: ReturnType<typeof start>, path: string) =>
  load(worker, path, { mode: 'navigate' });
const down = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  caches = new FakeCaches();
  nowMs = Date.UTC(2026, 10, 20, 8);
  asked = [];
  work = [];
  server = {
    '/': page('Acasă'),
    '/blog': page('Articole'),
    [main.url]: 'main',
    [router.url]: 'router',
    [CHUNK]: 'post',
    '/remotes/blog/1.0.0-a/remote.json': JSON.stringify({
      assets: { 'static/js/post.js': { sizeBytes: 4, integrity: integrityOf('post') } },
    }),
  };
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('installed, it has what every page needs and the home page: both open without a server', async () => {
  const worker = start();
  await worker.install();
  for (const path of [...Object.keys(server), '/oricare']) server[path] = down;
  expect(await load(worker, main.url)).toBe('main');
  const text = await visit(worker, '/oricare');
  expect(text).toContain('<div id="root"></div>');
  expect(text).toContain('<html data-kept-at="2026-11-20T08:00:00.000Z" lang="ro">');
});

test('it is not installed when a file is not the one that was built', async () => {
  server[main.url] = 'something else';
  await expect(start().install()).rejects.toThrow('integrity');
});

test('a file is asked for once, also after the page asked for it under a new address', async () => {
  const worker = start();
  for (const path of [router.url, `${router.url}?r=1`, CHUNK, CHUNK])
    expect(await load(worker, path)).toBe(path === CHUNK ? 'post' : 'router');
  expect(asked.filter((path) => !path.endsWith('.json'))).toEqual([router.url, CHUNK]);
});

test.each<[string, () => Response]>([
  ['an HTML page', () => html('<p>Eroare</p>')],
  [
    'other bytes',
    () => new Response('alert(1)', { headers: { 'content-type': 'text/javascript' } }),
  ],
  ['the right bytes under a wrong type', () => html('post')],
  ['a failure', () => html('Not found', 404)],
])('%s in place of a chunk is never kept: the next attempt asks again', async (_what, answer) => {
  const worker = start();
  server[CHUNK] = answer;
  expect(await load(worker, CHUNK)).not.toBeUndefined();
  server[CHUNK] = 'post';
  expect(await load(worker, CHUNK)).toBe('post');
  server[CHUNK] = down;
  expect(await load(worker, CHUNK)).toBe('post');
});

test('what a worker before this one kept is forgotten, a poisoned chunk too', async () => {
  await (await caches.open('versioned')).put(`${ORIGIN}${CHUNK}`, html('<p>Eroare</p>'));
  const worker = start();
  await worker.install();
  await worker.activate();
  expect((await caches.keys()).sort()).toEqual(['files-1', 'pages-1']);
  expect(await load(worker, CHUNK)).toBe('post');
});

test('files of a release that says nothing of them are passed on and not kept', async () => {
  const worker = start();
  delete server['/remotes/blog/1.0.0-a/remote.json'];
  expect(await load(worker, CHUNK)).toBe('post');
  server[CHUNK] = down;
  await expect(load(worker, CHUNK)).rejects.toThrow('Failed to fetch');
});

test('an update keeps the files of open tabs; a roll back finds them as well', async () => {
  const before = start();
  await before.install();
  await load(before, router.url);
  const later = { url: '/static/js/main.cccc.js', integrity: integrityOf('later'), isFirst: true };
  server[later.url] = 'later';
  const after = start([later]);
  await after.install();
  await after.activate();
  server[main.url] = server[router.url] = down; // no longer served
  for (const [path, text] of [
    [main.url, 'main'],
    [router.url, 'router'],
    [later.url, 'later'],
  ] as const)
    expect(await load(after, path)).toBe(text);
  const back = start();
  server[main.url] = 'main';
  await back.install();
  await back.activate();
  expect(await load(back, router.url)).toBe('router');
});

test('a page is what the server says now; the kept one only without a server, and then it says when it was kept', async () => {
  const worker = start();
  expect(await visit(worker, '/blog')).toBe(page('Articole'));
  server['/blog'] = page('Articole noi');
  expect(await visit(worker, '/blog')).toBe(page('Articole noi'));
  for (const failure of [down, () => html('Bad gateway', 502)]) {
    server['/blog'] = failure;
    nowMs += 3_600_000;
    const text = await visit(worker, '/blog');
    expect(text).toContain('Articole noi');
    expect(text).toContain('data-kept-at="2026-11-20T08:00:00.000Z"');
  }
  nowMs += 8 * 86_400_000;
  await expect(visit(worker, '/blog')).resolves.toBe('Bad gateway');
});

test('a server that is slow is not waited for when the page is kept, and waited for when it is not', async () => {
  const worker = start();
  await visit(worker, '/blog');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const answers: (() => void)[] = [];
  server['/blog'] = () =>
    new Promise((resolve) => answers.push(() => resolve(html(page('Articole noi')))));
  const showing = visit(worker, '/blog');
  await jest.advanceTimersByTimeAsync(5000);
  answers.pop()!();
  expect(await showing).toContain('data-kept-at');
  expect(
    await (await caches.open('pages-1')).match(`${ORIGIN}/blog`).then((kept) => kept?.text()),
  ).toBe(page('Articole noi'));
  const first = visit(worker, '/blog');
  await caches.delete('pages-1');
  await jest.advanceTimersByTimeAsync(5000);
  answers.pop()!();
  expect(await first).toBe(page('Articole noi'));
});

test('a page never kept is waited for although the home page is kept, which is sent only when no answer comes', async () => {
  const worker = start();
  await worker.install();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  for (const [answer, shown] of [
    [() => html(page('Articole')), '<main>Articole</main>'],
    [() => html('Bad gateway', 502), 'data-kept-at'],
    [down, 'data-kept-at'],
  ] as const) {
    await caches.delete('pages-1');
    await worker.install();
    let say = () => {};
    server['/blog'] = () => new Promise<void>((resolve) => (say = resolve)).then(answer);
    const showing = visit(worker, '/blog');
    await jest.advanceTimersByTimeAsync(5000);
    say();
    expect(await showing).toContain(shown);
  }
});

test('an answer that breaks off leaves what was kept before', async () => {
  const worker = start();
  await visit(worker, '/blog');
  server['/blog'] = () =>
    new Response(new ReadableStream({ pull: (part) => part.error(new TypeError('broken off')) }), {
      headers: { 'content-type': 'text/html' },
    });
  await expect(visit(worker, '/blog')).rejects.toThrow('broken off');
  await Promise.all(work.splice(0));
  server['/blog'] = down;
  expect(await visit(worker, '/blog')).toContain('Articole');
});

test('no more is kept than so many files and pages: what was kept longest ago goes first', async () => {
  const worker = start();
  for (let at = 0; at < 40; at += 1) {
    server[`/blog/${at}`] = page(String(at));
    await visit(worker, `/blog/${at}`);
  }
  const kept = await (await caches.open('pages-1')).keys();
  expect([kept.length, kept[0]!.url]).toEqual([30, `${ORIGIN}/blog/10`]);
});

test('what is no page, no file of a build and no photo is left to the browser', async () => {
  const worker = start();
  for (const path of ['/registry.json', '/api/sendMessage', 'https://other.example/static/js/a.js'])
    expect(await load(worker, path)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a photo that was seen is kept; what is no picture is not', async () => {
  const worker = start();
  const photo = `${ORIGIN}/v0/b/poze/o/a.webp`;
  const see = () => load(worker, photo, { destination: 'image' });
  const path = photo.slice(ORIGIN.length);
  server[path] = () => html('Bad');
  await see();
  server[path] = () => new Response('poza', { headers: { 'content-type': 'image/webp' } });
  await see();
  server[path] = down;
  expect(await see()).toBe('poza');
});
