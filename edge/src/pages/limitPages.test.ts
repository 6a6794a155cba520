import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRefusedPages } from './createRefusedPages';
import { limitPages } from './limitPages';

let server: Server;
let origin: string;

beforeAll(async () => {
  const app = new Hono()
    .get('*', limitPages({ perMinute: 3, proxies: 1 }))
    .get('*', (c) => c.text('a page'));
  server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const load = (address: string) => fetch(origin, { headers: { 'x-forwarded-for': address } });

test('who loads more pages than people read is told when to come back; others go on', async () => {
  for (let page = 0; page < 3; page += 1) expect((await load('1.1.1.1')).status).toBe(200);
  const refused = await load('1.1.1.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Reîncărcați pagina peste');
  expect((await load('2.2.2.2')).status).toBe(200);
});

test('addresses of one household, and addresses that a caller invents, are one', async () => {
  for (const host of ['1', '2', '3']) await load(`2001:db8:1:2::${host}`);
  expect((await load('2001:db8:1:2:9:9:9:9')).status).toBe(429);
  for (const invented of ['5.5.5.5', '6.6.6.6', '7.7.7.7']) await load(`${invented}, 3.3.3.3`);
  expect((await load('8.8.8.8, 3.3.3.3')).status).toBe(429);
});

test('refused pages are told to the commands by network, in one request with the secret of the servers, and no address of a page', async () => {
  const told: { path: string; secret: string | null; body: unknown }[] = [];
  const commands = createAdaptorServer({
    fetch: async (request) => {
      const secret = request.headers.get('authorization');
      const { pathname: path } = new URL(request.url);
      told.push({ path, secret, body: await request.json() });
      return new Response(null, { status: 204 });
    },
  }) as Server;
  await new Promise<void>((resolve) => commands.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(commands.address() as AddressInfo).port}`;
  const refused = createRefusedPages({ place: { origin: at, secret: 'of all servers' } });
  const app = new Hono().get(
    '*',
    limitPages({ perMinute: 1, proxies: 1, onRefused: refused.note }),
    (c) => c.text('a page'),
  );
  const open = (from: string) =>
    app.request('/anunt/o-masina', { headers: { 'x-forwarded-for': from } });
  for (const from of ['4.4.4.4', '4.4.4.4', '4.4.4.4', '2001:db8:1:2::1', '2001:db8:1:2::2'])
    await open(from);
  await refused.flush();
  const networks = [
    { network: '4.4.4.4', times: 2 },
    { network: '2001:db8:1:2', times: 1 },
  ];
  const expected = {
    path: '/api/refused-pages',
    secret: 'Bearer of all servers',
    body: { networks },
  };
  expect(told).toEqual([expected]);
  await refused.flush(); // nothing is new
  expect(told).toHaveLength(1);
  commands.closeAllConnections();
  commands.close();
});

test('a flood of networks is told by those with the most, and commands that are away cost nothing but the notes', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation();
  const place = { origin: 'http://127.0.0.1:9', secret: 'of all servers' };
  const refused = createRefusedPages({ place });
  for (let at = 0; at < 5000; at += 1) refused.note(`network ${at}`);
  await refused.flush();
  await refused.flush();
  expect(quiet).toHaveBeenCalledTimes(1);
  quiet.mockRestore();
});
