// 10,000 spoilt requests; one file because the ways of spoiling belong together.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  OPEN_RULES,
  startTestFirebase,
  type TestFirebase,
} from '../../../../testing/startTestFirebase';
import { unsignedToken } from '../../../../testing/unsignedToken';

const REQUESTS = 10_000;
const HANG_MS = 20_000;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);

type Step = { method: string; path: string; body?: unknown };
type Spoilt = { method: string; path: string; body?: string | Buffer; authorization?: string };

let firebase: TestFirebase;
const faults: string[] = [];
beforeAll(async () => {
  firebase = await startTestFirebase({
    rules: OPEN_RULES,
    indexes: { indexes: [] },
    log: (line) => faults.push(line),
  });
});
afterAll(() => firebase.stop());

/** Mulberry32: the same requests for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomFrom(SEED);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
const chance = (share: number) => random() < share;

/** Valid requests to start from: the steps of the recorded cases. */
function readSteps(): Step[] {
  const folder = join(__dirname, '..', '..', '..', 'conformance', 'open');
  return ['documents', 'queries', 'writes'].flatMap((group) =>
    (
      JSON.parse(readFileSync(join(folder, `${group}.json`), 'utf8')) as {
        cases: { steps?: Step[] }[];
      }
    ).cases.flatMap(({ steps = [] }) => steps),
  );
}

const deep = (depth: number, key: string): unknown => {
  let value: unknown = { integerValue: 1 };
  for (let i = 0; i < depth; i += 1)
    value =
      key === 'array'
        ? { arrayValue: { values: [value] } }
        : { mapValue: { fields: { k: value } } };
  return value;
};
const oddValues: (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e308,
  () => 0.1,
  () => 2 ** 63,
  () => '',
  () => 'x'.repeat(5000),
  () => '\ud800',
  () => '\0',
  () => 'NaN',
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => ({ $: 1 }),
  () => deep(25, 'map'),
  () => deep(200, 'array'),
  () => ({ stringValue: 'x', integerValue: '1' }),
  () => ({ integerValue: '9223372036854775808' }),
  () => ({ doubleValue: 'abc' }),
  () => ({ timestampValue: '9999-12-31T23:59:60Z' }),
  () => ({ bytesValue: '=' }),
  () => ({ referenceValue: 'projects/p' }),
  () => ({ geoPointValue: { latitude: 'NaN' } }),
  () => ({ arrayValue: { values: [{ arrayValue: {} }] } }),
  () => ({ value: 5 }),
  () => 'a..b',
  () => '`',
  () => '__name__',
  () => '__proto__',
  () => 'constructor',
  () => JSON.parse('{"__proto__":{"integerValue":"1"}}'),
  () => ({ fields: { constructor: { integerValue: 1 } } }),
];

/** Changes one to three places of a body: another value, a key gone, a key renamed, a list made long. */
function spoil(body: unknown): unknown {
  let copy = structuredClone(body);
  for (let i = 0; i < 1 + Math.floor(random() * 3); i += 1) copy = spoilOnce(copy);
  return copy;
}
function spoilOnce(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || chance(0.15)) return pick(oddValues)();
  const keys = Object.keys(node);
  if (keys.length === 0) return pick(oddValues)();
  const key = pick(keys);
  const holder = node as Record<string, unknown>;
  // oxlint-disable-next-line no-dupe-else-if -- each call draws anew
  if (chance(0.1)) delete holder[key];
  else if (chance(0.1)) holder[`${key}x`] = holder[key];
  else if (Array.isArray(holder[key]) && chance(0.2))
    holder[key] = Array.from({ length: 700 }, () => (holder[key] as unknown[])[0]);
  else holder[key] = spoilOnce(holder[key]);
  return node;
}

const oddSegments = [
  '',
  '.',
  '..',
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%2F',
  '%2e%2e',
  'a'.repeat(2000),
  '__x__',
  '%F0%9F%98%80',
  'a%20b',
  ':',
  ':commit',
  ':runQuery',
  '(default)',
  '%C8%99',
  '~',
  'a:b',
];
const oddQueries = [
  '?pageSize=-1',
  '?pageSize=x',
  '?pageSize=99999999999',
  '?pageToken=abc',
  '?pageToken=W10',
  '?pageToken=W251bGwsbnVsbF0',
  '?orderBy=a..b',
  '?orderBy=,',
  '?orderBy=n%20up',
  '?mask.fieldPaths=',
  '?mask.fieldPaths=%60',
  '?updateMask.fieldPaths=a.b.',
  '?currentDocument.exists=maybe',
  '?currentDocument.updateTime=ieri',
  '?documentId=__x__',
  '?documentId=a%2Fb',
  '?showMissing=2',
  '?transaction=x',
  '?%',
  '?=&&=',
];
const oddTokens = [
  'Bearer',
  'Bearer x',
  'Bearer a.b.c',
  'Basic abc',
  'Bearer owner2',
  `Bearer ${'x'.repeat(4000)}`,
  `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('[]').toString('base64url')}.`,
  `Bearer ${Buffer.from('{').toString('base64url')}..`,
];

function makeRequest(steps: Step[], root: string): Spoilt {
  const step = pick(steps);
  const text = (value: string) =>
    value
      .replaceAll('%DOCS%', root.slice('/v1/'.length))
      .replaceAll('%PROJECT%', firebase.projectId)
      .replace(/%STEP[^%]*%/g, 'x');
  const way = random();
  const filled: unknown =
    step.body === undefined ? undefined : JSON.parse(text(JSON.stringify(step.body)));
  let path = encodeURI(decodeSafe(text(step.path))).replace(/%25/g, '%');
  let body: string | Buffer | undefined = filled === undefined ? undefined : JSON.stringify(filled);
  if (way < 0.6 && filled !== undefined) body = JSON.stringify(spoil(filled));
  else if (way < 0.68 && body) body = body.slice(0, Math.floor(random() * body.length));
  else if (way < 0.72)
    body = Buffer.from(Array.from({ length: 50 }, () => Math.floor(random() * 256)));
  else if (way < 0.74) body = '['.repeat(100_000);
  else if (way < 0.75) body = `{"writes":[${'{"a":'.repeat(50_000)}`;
  else if (way < 0.85)
    path = `/${Array.from({ length: 1 + Math.floor(random() * 5) }, () => (chance(0.4) ? 'a' : pick(oddSegments))).join('/')}${chance(0.3) ? pick([':commit', ':runQuery', ':batchGet', ':nothing']) : ''}`;
  else if (way < 0.93) path = `${path.split('?')[0]}${pick(oddQueries)}`;
  const authorization = chance(0.1) ? pick(oddTokens) : usualToken();
  return {
    method: chance(0.08)
      ? pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
      : step.method,
    path: root + path,
    body,
    authorization,
  };
}
const decodeSafe = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

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
      const spoilt = makeRequest(steps, root);
      const shown = `${spoilt.method} ${spoilt.path.slice(0, 300)} ${String(spoilt.body).slice(0, 500)}`;
      try {
        const { status, text } = await send(origin, spoilt);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (
          status >= 500 ||
          (status >= 400 && spoilt.method !== 'HEAD' && JSON.parse(text).error?.code !== status)
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

function usualToken(): string {
  return chance(0.5) ? 'Bearer owner' : `Bearer ${unsignedToken(firebase.projectId, 'u1')}`;
}
