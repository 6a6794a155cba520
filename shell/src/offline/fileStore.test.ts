/** @jest-environment ./tooling/jest/OneRealm.cjs */
import {
  router,
  CHUNK,
  integrityOf,
  server,
  asked,
  html,
  start,
  load,
  down,
} from './testing/startWorker';

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

test('files of a release that says nothing of them are passed on and not kept', async () => {
  const worker = start();
  delete server['/remotes/blog/1.0.0-a/remote.json'];
  expect(await load(worker, CHUNK)).toBe('post');
  server[CHUNK] = down;
  await expect(load(worker, CHUNK)).rejects.toThrow('Failed to fetch');
});

test('the list of hashes is kept when it is the one that the page asks for: chunks open without a network', async () => {
  const worker = start();
  const list = '/remotes/blog/1.0.0-a/remote.json';
  const right = server[list] as string;
  const ask = () => load(worker, list, { integrity: integrityOf(right) });
  server[list] = '{"assets":{}}';
  expect(await ask()).toBe('{"assets":{}}');
  server[list] = right;
  expect(await ask()).toBe(right);
  server[list] = down;
  expect(await ask()).toBe(right);
});
