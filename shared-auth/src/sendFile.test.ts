import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { sendFile } from './sendFile';

const PATH = 'uploads/ana/one';
const bytes = Buffer.from(Array.from({ length: 900_000 }, (_, at) => at % 251));
let firebase: TestFirebase;
let line: Server;
/** What the line heard, as ranges; those for which `breaks` says so are cut before an answer. */
let heard: string[];
let breaks: (range: string, nth: number) => 'before' | 'after' | 'stuck' | undefined;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  line = createServer(async (request, response) => {
    const range = request.headers['content-range'] ?? '';
    const when = breaks(range, heard.push(range));
    if (when === 'before') {
      request.socket.destroy();
      return;
    }
    if (when === 'stuck') {
      request.resume().on('end', () => response.writeHead(308).end());
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await fetch(`${firebase.origin}${request.url}`, {
      method: 'PUT',
      headers: { 'content-range': range },
      body: Buffer.concat(chunks),
    });
    if (when === 'after') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => line.once('listening', resolve));
  const emulatorOrigin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  configureFirebase({ ...firebase.config, emulatorOrigin });
});
beforeEach(async () => {
  [heard, breaks] = [[], () => undefined];
  await files().delete(PATH);
});
afterAll(async () => {
  line.close();
  await firebase.stop();
});

const files = () => firebase.commandServer!.files;
const open = (sizeBytes = bytes.length) =>
  files().openUpload(PATH, { contentType: 'image/webp', sizeBytes });
const stored = () => files().read(PATH, 1e7);

test('a file goes in pieces, and what has arrived is told', async () => {
  const told: number[] = [];
  await sendFile(await open(), new Blob([bytes]), { onSent: (sizeBytes) => told.push(sizeBytes) });
  expect(bytes.equals((await stored())!)).toBe(true);
  expect(told).toEqual([262_144, 786_432, 900_000]);
});

test.each(['before', 'after'] as const)(
  'a line that breaks %s a piece has come is taken up there, and nothing that has arrived is sent again',
  async (when) => {
    breaks = (_range, nth) => (nth === 2 ? when : undefined);
    await sendFile(await open(), new Blob([bytes]));
    expect(bytes.equals((await stored())!)).toBe(true);
    const next = when === 'before' ? 'bytes 262144-524287/900000' : 'bytes 786432-899999/900000';
    expect(heard.slice(0, 4)).toEqual([
      'bytes 0-262143/900000',
      'bytes 262144-786431/900000',
      'bytes */900000',
      next,
    ]);
  },
);

test('an answer that is lost after the last byte is asked for again', async () => {
  breaks = (range, nth) => (range.includes('-899999/') && nth < 4 ? 'after' : undefined);
  await sendFile(await open(), new Blob([bytes]));
  expect(heard.at(-1)).toBe('bytes */900000');
  expect(bytes.equals((await stored())!)).toBe(true);
});

test('who stops a file, or has a line that stays away, is told so, and nothing is stored', async () => {
  const stop = new AbortController();
  const stopped = sendFile(await open(), new Blob([bytes]), {
    signal: stop.signal,
    onSent: () => stop.abort(),
  });
  await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
  breaks = () => 'before';
  const away = sendFile(await open(), new Blob([bytes]), { keepTryingMs: 0 });
  await expect(away).rejects.toMatchObject({ code: 'unavailable' });
  expect(await stored()).toBeNull();
});

test('a line that stalls for a minute within a piece is taken up again', async () => {
  const clock = jest.spyOn(Date, 'now');
  breaks = (_range, nth) => {
    if (nth !== 2) return undefined;
    const stalledMs = performance.timeOrigin + performance.now() + 61_000;
    clock.mockImplementation(() => stalledMs);
    return 'before';
  };
  await sendFile(await open(), new Blob([bytes])).finally(() => clock.mockRestore());
  expect(bytes.equals((await stored())!)).toBe(true);
});

test('a server that takes pieces and never moves on is given up', async () => {
  breaks = () => 'stuck';
  const stuck = sendFile(await open(), new Blob([bytes]), { keepTryingMs: 0 });
  await expect(stuck).rejects.toMatchObject({ code: 'unavailable' });
  expect(heard).toEqual(['bytes 0-262143/900000', 'bytes */900000', 'bytes 0-262143/900000']);
});

test('bytes that nobody booked are refused at once', async () => {
  await expect(sendFile(await open(5), new Blob([bytes]))).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(heard).toHaveLength(1);
  expect(await stored()).toBeNull();
});
