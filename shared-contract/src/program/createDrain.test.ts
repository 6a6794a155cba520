/** @jest-environment node */
import { Agent, type Server, createServer, get } from 'node:http';
import { type AddressInfo, Server as Listener } from 'node:net';
import { createDrain } from './createDrain';

/** A server with one slow page, which is answered when the test says so. */
async function start(limits: { limitMs?: number; graceMs?: number } = {}) {
  const draining = createDrain(limits);
  let finish = () => {};
  let begun = () => {};
  const isAsked = new Promise<void>((resolve) => (begun = resolve));
  const server: Server = createServer(async (request, answer) => {
    if (request.url === '/slow') {
      begun();
      await new Promise<void>((resolve) => (finish = resolve));
    }
    answer.end('whole');
  });
  draining.follow(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const drain = () =>
    draining.drain(server, (onClosed) => Listener.prototype.close.call(server, onClosed));
  return { ...draining, drain, server, origin, isAsked, finish: () => finish() };
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
  const { origin, isAsked, finish, drain, isDraining } = await start();
  const slow = load(`${origin}/slow`);
  await isAsked;
  const drained = drain();
  expect(isDraining()).toBe(true);
  await expect(fetch(origin)).rejects.toThrow();
  finish();
  expect(await slow).toBe('close whole');
  await drained;
});

test('what is asked on a connection that was kept open is answered, with the word to ask elsewhere', async () => {
  const { origin, drain } = await start();
  expect(await load(origin)).toBe('keep-alive whole');
  const drained = drain();
  expect(await load(origin)).toBe('close whole');
  await drained;
});

test('a connection on which nobody asks anything is closed in the end', async () => {
  const { origin, drain, server } = await start({ graceMs: 10 });
  await load(origin);
  await drain();
  expect(server.listening).toBe(false);
});

test('an answer that does not come is cut off in the end', async () => {
  const { origin, isAsked, drain } = await start({ limitMs: 100 });
  const slow = load(`${origin}/slow`);
  await isAsked;
  await Promise.all([expect(slow).rejects.toThrow(), drain()]);
});
