import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendWhole } from './sendWhole';

let server: Server;
let address: URL;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const said = (await request.toArray()).join('');
    response.writeHead(409, { 'content-type': 'text/plain' });
    if (request.url === '/half') response.write('h', () => response.destroy());
    else if (request.url !== '/never')
      response.end(`${request.method} ${request.headers['x-of']} ${said}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterAll(() => void server.close());

test('what is sent arrives, and what is answered comes back whole', async () => {
  const init = { method: 'POST', headers: new Headers({ 'x-of': 'ana' }), body: 'Bună ziua' };
  const { status, bytes } = await sendWhole(address, init);
  expect([status, bytes.toString()]).toEqual([409, 'POST ana Bună ziua']);
});

test('who ends it gets the own reason, also while nobody answers', async () => {
  const ended = new AbortController();
  const sent = sendWhole(new URL('/never', address), { method: 'GET', signal: ended.signal });
  ended.abort(new Error('enough'));
  await expect(sent).rejects.toThrow('enough');
});

test('half an answer, and none, fail as those of fetch do', async () => {
  const failure = { name: 'TypeError', message: 'fetch failed', cause: expect.any(Error) };
  await expect(sendWhole(new URL('/half', address), {})).rejects.toMatchObject(failure);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  await expect(sendWhole(address, {})).rejects.toMatchObject(failure);
});
