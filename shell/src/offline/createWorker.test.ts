/** @jest-environment ./tooling/jest/OneRealm.cjs */
import {
  ORIGIN,
  integrityOf,
  main,
  router,
  CHUNK,
  page,
  caches,
  server,
  asked,
  html,
  start,
  load,
  visit,
  down,
} from './testing/startWorker';

test('installed, it has what every page needs and the home page: both open without a server', async () => {
  const worker = start();
  await worker.install();
  for (const path of [...Object.keys(server), '/oricare']) server[path] = down;
  expect(await load(worker, main.url)).toBe('main');
  const text = await visit(worker, '/oricare');
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain('data-kept-at');
});

test('a developer’s wish goes to the server as the browser asks it, with who led here', async () => {
  const worker = start();
  await worker.install();
  server['/blog?mf-override='] = page('Articole');
  expect(await visit(worker, '/blog?mf-override=')).toBeUndefined();
  expect(asked).not.toContain('/blog?mf-override=');
});

test('it is not installed when a file is not the one that was built', async () => {
  server[main.url] = 'something else';
  await expect(start().install()).rejects.toThrow('integrity');
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

test('what a worker before this one kept is forgotten, a poisoned chunk too', async () => {
  await (await caches.open('versioned')).put(`${ORIGIN}${CHUNK}`, html('<p>Eroare</p>'));
  const worker = start();
  await worker.install();
  await worker.activate();
  expect((await caches.keys()).sort()).toEqual(['files-1', 'pages-1']);
  expect(await load(worker, CHUNK)).toBe('post');
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
