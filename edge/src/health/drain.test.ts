import { Agent, type Server, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createDrain } from './drain';

/** A server with one slow page, which is answered when the test says so. */
async function start(limitMs?: number) {
  const draining = createDrain(limitMs === undefined ? {} : { limitMs });
  let finish = () => {};
  let begun = () => {};
  const isAsked = new Promise<void>((resolve) => (begun = resolve));
  const app = new Hono()
    .use(draining.sayGoodbye)
    .get('/slow', async (c) => {
      begun();
      await new Promise<void>((resolve) => (finish = resolve));
      return c.text('whole');
    })
    .get('/', (c) => c.text('a page'));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...draining, server, origin, isAsked, finish: () => finish() };
}

/** Over a connection that is kept open, as browsers do. */
const agent = new Agent({ keepAlive: true });
const load = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => resolve(`${answer.headers.connection} ${text}`));
    }).on('error', reject);
  });
afterAll(() => agent.destroy());

test('an answer under way is finished, nobody new is let in, and then the server ends', async () => {
  const { origin, isAsked, finish, drain, isDraining, server } = await start();
  await load(`${origin}/`); // leaves its connection open
  const slow = load(`${origin}/slow`);
  await isAsked;
  const drained = drain(server);
  expect(isDraining()).toBe(true);
  await expect(fetch(`${origin}/`)).rejects.toThrow();
  finish();
  expect(await slow).toBe('close whole');
  await drained;
});

test('an answer that does not come is cut off in the end', async () => {
  const { origin, isAsked, drain, server } = await start(100);
  const slow = load(`${origin}/slow`);
  await isAsked;
  await Promise.all([expect(slow).rejects.toThrow(), drain(server)]);
});
