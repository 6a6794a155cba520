/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { untilCommandsAreReady } from './untilCommandsAreReady';

test('a machine is ready once its commands are, their search with them', async () => {
  let status = 503;
  const commands = createServer((_request, answer) => answer.writeHead(status).end());
  commands.listen(0, '127.0.0.1');
  await once(commands, 'listening');
  const { port } = commands.address() as AddressInfo;
  const app = new Hono();
  app.use('/readyz', untilCommandsAreReady({ address: async () => `http://127.0.0.1:${port}` }));
  app.get('/readyz', (c) => c.json({ ready: true }));
  const ready = async () => (await app.request('/readyz')).status;
  expect(await ready()).toBe(503);
  status = 200;
  expect(await ready()).toBe(200);
  commands.close();
  commands.closeAllConnections();
  await once(commands, 'close');
  expect(await ready()).toBe(503);
});
