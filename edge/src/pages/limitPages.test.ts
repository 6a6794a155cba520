import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
