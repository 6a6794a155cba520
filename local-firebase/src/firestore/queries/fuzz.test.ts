// 10,000 spoilt requests.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import {
  OPEN_RULES,
  startEmptyFirebase,
  type EmptyFirebase,
} from '../../../testing/startEmptyFirebase';
import { makeRequest, readSteps, SEED, type Spoilt } from './testing/spoiltRequests';

const REQUESTS = 10_000;
const HANG_MS = 20_000;

let firebase: EmptyFirebase;
const faults: string[] = [];
beforeAll(async () => {
  firebase = await startEmptyFirebase({
    rules: OPEN_RULES,
    indexes: { indexes: [] },
    log: (line) => faults.push(line),
  });
});
afterAll(() => firebase.stop());

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
function send(
  origin: URL,
  { method, path, body, authorization }: Spoilt,
): Promise<{ status: number; text: string }> {
  const payload = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : Buffer.from(body ?? '');
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: origin.hostname,
        port: origin.port,
        method,
        path: path.replace(/[^\x21-\x7e]/g, encodeURIComponent),
        agent,
        headers: {
          ...(authorization ? { authorization } : {}),
          'content-type': 'text/plain',
          'content-length': payload.length,
        },
      },
      (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            text += chunk;
          })
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    outgoing.setTimeout(HANG_MS, () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

test(`${REQUESTS} spoilt requests get a proper answer, never a server fault`, async () => {
  const steps = readSteps();
  const origin = new URL(firebase.origin);
  const root = `/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  const statuses = new Map<number, number>();
  const bad: string[] = [];
  let left = REQUESTS;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const spoilt = makeRequest(steps, root, firebase.projectId);
      const shown = `${spoilt.method} ${spoilt.path.slice(0, 300)} ${String(spoilt.body).slice(0, 500)}`;
      try {
        const { status, text } = await send(origin, spoilt);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isUnknown = status === 404 && text === 'Not Found'; // an address or verb that there is not
        if (
          status >= 500 ||
          (status >= 400 &&
            spoilt.method !== 'HEAD' &&
            !isUnknown &&
            JSON.parse(text).error?.code !== status)
        )
          bad.push(`${status} ${text.slice(0, 300)} for ${shown}`);
      } catch (error) {
        bad.push(`${(error as Error).message} for ${shown}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  expect({ seed: SEED, bad: bad.slice(0, 10), faults: faults.slice(0, 5) }).toEqual({
    seed: SEED,
    bad: [],
    faults: [],
  });
  expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 4);
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20);
}, 180_000);

test('bytes that are not HTTP end the connection, not the server', async () => {
  const { hostname, port } = new URL(firebase.origin);
  for (const bytes of [
    '\0\0\0\0\r\n\r\n',
    'GET\r\n\r\n',
    'POST /v1/projects/p HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n{',
    `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`,
    'GET /v1/projects/../.. HTTP/1.1\r\nhost: \x01\r\n\r\n',
  ]) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.end(Buffer.from(bytes, 'latin1')),
      );
      socket
        .on('data', () => {})
        .on('error', () => resolve())
        .on('close', () => resolve());
    });
  }
  await firebase.seed('t/a', { n: 1 });
  expect(await firebase.read('t/a')).toEqual({ n: 1 });
});
