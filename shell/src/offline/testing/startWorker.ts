// A worker with a fake server and fake caches, new for each test.
import { createHash } from 'node:crypto';
import { FakeCaches } from '../../testing/FakeCaches';
import { createWorker } from '../createWorker';

export const ORIGIN = 'https://targ.example';

export const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

export const main = {
  url: '/static/js/main.aaaa.js',
  integrity: integrityOf('main'),
  isFirst: true,
};

export const router = {
  url: '/static/js/router.bbbb.js',
  integrity: integrityOf('router'),
  isFirst: false,
};

export const CHUNK = '/remotes/blog/1.0.0-a/static/js/post.js';

export const page = (text: string) =>
  `<!doctype html>\n<html lang="ro">\n<div id="root"><main>${text}</main></div>\n<noscript></noscript>`;

export let caches: FakeCaches;
let nowMs: number;
export const passTime = (ms: number) => (nowMs += ms);

/** What the server answers: a text, or what happens instead. */
export let server: Record<string, string | (() => Response | Promise<Response>)>;

/** What the browser keeps of it, and gives to requests that do not ask past it. */
export let browserKeeps: Record<string, string>;

export let asked: string[];
export let work: Promise<unknown>[];
const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' };
const typeOf = (path: string) => types[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/html';

export const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });

const fetchFrom: typeof fetch = async (input, init) => {
  const request = new Request(input, { mode: 'cors' });
  const path = request.url.slice(ORIGIN.length);
  asked.push(path);
  const said = (init?.cache !== 'no-cache' && browserKeeps[path]) || server[path];
  if (said === undefined) return html('Not found', 404);
  const answer =
    typeof said === 'string'
      ? new Response(said, { headers: { 'content-type': typeOf(path) } })
      : await said();
  if (init?.integrity && init.integrity !== integrityOf(await answer.clone().text()))
    throw new TypeError('integrity');
  return answer;
};

export const start = (files = [main, router]) =>
  createWorker({
    caches: caches as unknown as CacheStorage,
    fetch: fetchFrom,
    now: () => nowMs,
    origin: ORIGIN,
    files,
  });

/** As a browser asks; undefined when the worker leaves the request alone. */
export async function load(worker: ReturnType<typeof start>, path: string, kind: object = {}) {
  const request = new Request(path.startsWith('https:') ? path : ORIGIN + path);
  // Only browsers make requests of these kinds.
  for (const [name, value] of Object.entries({ mode: 'cors', destination: '', ...kind }))
    Object.defineProperty(request, name, { value });
  const answer = await worker.answer(request, (promise) => work.push(promise));
  const text = await answer?.text();
  await Promise.all(work.splice(0));
  return text;
}

export const visit = (worker: ReturnType<typeof start>, path: string) =>
  load(worker, path, { mode: 'navigate' });

export const down = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  caches = new FakeCaches();
  nowMs = Date.UTC(2026, 10, 20, 8);
  asked = [];
  browserKeeps = {};
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
