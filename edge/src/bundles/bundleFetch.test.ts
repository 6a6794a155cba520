import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const { bundleFetch } = jest.requireActual<{ bundleFetch: typeof fetch }>('./bundleFetch.cjs');

const sockets = new Set<Socket>();
const server = createServer(({ method, headers, socket, url }, answer) => {
  sockets.add(socket);
  if (url === '/never') return;
  if (url === '/nothing') return void answer.writeHead(204).end();
  if (url === '/half') return void answer.writeHead(200).write('{', () => socket.destroy());
  const { host: _host, ...said } = headers;
  answer.writeHead(url === '/refused' ? 403 : 200, { 'content-type': 'application/json' });
  answer.end(JSON.stringify({ method, said }));
});
let origin: string;
beforeAll(async () => {
  await once(server.listen(0), 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (path: string, init: RequestInit = {}) =>
  bundleFetch(origin + path, { method: 'POST', body: '{"ș":1}', ...init });

test('a text is posted with its headers, and what comes back is a response', async () => {
  const answer = await post('/', { headers: { 'Content-Type': 'text/plain' } });
  expect([answer.ok, answer.status, answer.headers.get('content-type')]).toEqual([
    true,
    200,
    'application/json',
  ]);
  expect(await answer.json()).toMatchObject({
    method: 'POST',
    said: { 'content-type': 'text/plain', 'content-length': '8' },
  });
  const refused = await post('/refused');
  expect([refused.ok, refused.status, refused.statusText]).toEqual([false, 403, 'Forbidden']);
  expect(await (await post('/nothing')).text()).toBe('');
});

test('whatever else is asked of it is what a response says', async () => {
  const answer = await post('/');
  const text = await answer.text();
  expect(answer).toBeInstanceOf(Response);
  expect(await answer.clone().text()).toBe(text);
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(text);
  expect(Buffer.from((await answer.body!.getReader().read()).value!).toString()).toBe(text);
  expect((await post('/nothing')).body).toBeNull();
});

test('one question after the other goes over the same connection', async () => {
  sockets.clear();
  for (let asked = 0; asked < 3; asked += 1) await (await post('/')).text();
  expect(sockets.size).toBe(1);
});

test('what fails is told as fetch tells it', async () => {
  await expect(post('/never', { signal: AbortSignal.timeout(20) })).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );
  await expect(post('/half')).rejects.toMatchObject({ message: 'fetch failed' });
  await expect(
    bundleFetch('http://localhost:1/', { method: 'POST', body: '' }),
  ).rejects.toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNREFUSED' } });
});

test('anything else is left to fetch', async () => {
  expect(await (await bundleFetch(`${origin}/`)).json()).toMatchObject({ method: 'GET' });
});
