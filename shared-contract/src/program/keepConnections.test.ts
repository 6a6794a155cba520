import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { keepConnections } from './keepConnections';

const MOST = 10;
let server: Server;
let port: number;
let waiting: (() => void)[];
let opened: Socket[];

beforeEach(async () => {
  [waiting, opened] = [[], []];
  server = createServer(({ url }, answer) => {
    if (url === '/slow') waiting.push(() => answer.end('late'));
    else answer.end('here');
  });
  keepConnections(server, MOST);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of opened) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const visit = (agent: Agent, path = '/') =>
  new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.on('data', (said: Buffer) => resolve(String(said)));
    })
      .on('socket', (socket) => opened.push(socket))
      .on('error', reject)
      .end();
  });
/** A connection of its own that rests after its answer. */
const rest = () => visit(new Agent({ keepAlive: true }));
/** A connection that is used. */
async function use(): Promise<void> {
  visit(new Agent({ keepAlive: true }), '/slow').catch(() => undefined);
  const before = waiting.length;
  while (waiting.length === before) await new Promise(setImmediate);
}

test('connections that rest give way to those who come, however many there are', async () => {
  for (let at = 0; at < MOST * 5; at += 1) expect(await rest()).toBe('here');
});

test('one that is used is never closed for another, and beyond the ceiling nobody is let in', async () => {
  for (let at = 0; at < MOST; at += 1) await use();
  const late = connect(port, '127.0.0.1');
  late.on('error', () => undefined);
  await once(late, 'close');
  waiting.shift()!();
  for (let at = 0; at < MOST - 1; at += 1) waiting.shift()!();
  expect(waiting).toEqual([]);
  expect(await rest()).toBe('here');
});

test('the one that rests longest gives way, and those that were used since do not', async () => {
  const agents = Array.from({ length: MOST }, () => new Agent({ keepAlive: true }));
  for (const agent of agents) await visit(agent);
  const [first, second] = opened;
  await visit(agents[0]!);
  expect(opened.at(-1)).toBe(first);
  const ended = once(second!, 'close');
  await rest();
  await ended;
  expect([first!.destroyed, opened[2]!.destroyed]).toEqual([false, false]);
});

test('a connection whose next request was sent before the answer to the first is used', async () => {
  const ahead = connect(port, '127.0.0.1');
  opened.push(ahead);
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  ahead.write(ask('/') + ask('/slow'));
  await once(ahead, 'data');
  for (let at = 1; at < MOST; at += 1) await use();
  const late = connect(port, '127.0.0.1');
  late.on('error', () => undefined);
  await once(late, 'close');
  for (const answer of waiting) answer();
  expect(String(await once(ahead, 'data'))).toContain('late');
});

test('each that comes in a flood costs the same, however many are open', () => {
  const flooded = new EventEmitter() as EventEmitter & { keepAliveTimeout: number };
  const most = 1000;
  keepConnections(flooded, most);
  let looks = 0;
  const come = () => {
    const socket = Object.assign(new EventEmitter(), { destroy: () => {} });
    Object.defineProperty(socket, 'bytesRead', { get: () => (looks += 1) && 100 });
    flooded.emit('connection', socket);
    const answer = new EventEmitter();
    flooded.emit('request', { socket }, answer);
    return answer;
  };
  const working = Array.from({ length: most }, come);
  for (let late = 0; late < most; late += 1) come();
  expect(looks).toBe(0);
  for (const answer of working) answer.emit('close');
  looks = 0;
  for (let late = 0; late < most; late += 1) come();
  expect(looks).toBe(most);
});

test('a kept connection is used again', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await visit(agent);
  const [first] = opened;
  await visit(agent);
  expect(opened[1]).toBe(first);
  agent.destroy();
});
