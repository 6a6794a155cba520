import { get, site, start } from '../testing/renderedSite';

test('versioned files may be kept for ever, the service worker and the registry never', async () => {
  expect((await get('/static/js/main.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/registry.json')).headers.get('cache-control')).toBe('no-cache');
});

test('a compressed twin is served to a client that accepts it', async () => {
  const plain = await get('/static/js/main.js');
  const small = await get('/static/js/main.js', { 'accept-encoding': 'gzip, br' });
  expect([await plain.text(), await small.text(), small.headers.get('content-encoding')]).toEqual([
    'plain',
    'brotli',
    'br',
  ]);
});

test.each([
  '/static/../../secret.json',
  '/static/%2e%2e/%2e%2e/secret.json',
  '/remotes/..%2f..%2fsecret.json',
  '/remotes/blog/1.0.0-a/server.cjs',
  '/static/js/',
])('%s gives away no file', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('secret":true');
});

test('where the site keeps nothing on devices, the service worker is one that ends itself', async () => {
  const quitting = start({ site: { ...site, keepsOffline: false } });
  const answer = await quitting('/service-worker.js');
  expect(await answer.text()).toContain('registration.unregister()');
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(await (await get('/service-worker.js')).text()).toBe('// worker');
});
