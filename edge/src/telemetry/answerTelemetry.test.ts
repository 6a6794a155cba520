import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { TelemetryOptions } from '../EdgeContext';
import { sampleEdge } from '../testing/sampleEdge';
import { readTelemetrySettings } from './readTelemetrySettings';

const route = { path: '/blog/:slug', screen: 'post', access: 'public', title: 'Blog' } as const;
const blog = sampleRelease('blog', [route], { version: '1.0.0-a' });
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edge-telemetry-'));
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({
      remotes: { blog },
      grants: sampleGrants,
      shell: { release: '1.0.0-s' },
      history: [{ at: '2026-05-01', act: 'release', name: 'blog', version: '0.9.0-z' }],
    }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function start(options: TelemetryOptions = {}, isOpen = true, at = '2026-05-02T10:00:00Z') {
  let flush = async () => {};
  const app = sampleEdge(folder, {
    pageLimit: { perMinute: 1000, proxies: 1 },
    statusToken: 'a-token',
    now: () => new Date(at),
    telemetry: { folder, onClose: (each) => (flush = each), ...options },
  });
  const tell = async (said: unknown, headers: Record<string, string> = {}) =>
    (
      await app.request('https://targ.example/telemetry', {
        method: 'POST',
        headers: { 'x-forwarded-for': '1.1.1.1', ...headers },
        body: typeof said === 'string' ? said : JSON.stringify(said),
      })
    ).status;
  const read = async () => {
    const headers: HeadersInit = isOpen ? { authorization: 'Bearer a-token' } : {};
    const answer = await app.request('https://targ.example/telemetry.json', { headers });
    return { status: answer.status, report: (await answer.json()) as TelemetryReport };
  };
  return { app, tell, read, flush: () => flush() };
}
const seen = { part: 'blog', version: '1.0.0-a', route: '/blog/:slug' };
const fault = { ...seen, kind: 'load', message: 'Loading chunk blog failed.' };

test('what browsers say is counted by part and version, with the newest faults, and outlives the server', async () => {
  const { tell, flush } = start();
  expect(await tell({ loads: [seen], vitals: { ...seen, lcpMs: 1200, inpMs: 90 } })).toBe(204);
  expect(await tell({ loads: [seen], faults: [fault] })).toBe(204);
  await tell({ loads: [{ part: 'shell', version: 'live', route: '/contact' }] });
  await flush();
  const { report } = await start().read();
  expect(report.parts).toEqual([
    {
      part: 'blog',
      version: '1.0.0-a',
      loads: 2,
      faults: { load: 1 },
      lcpP75Ms: expect.any(Number),
      inpP75Ms: expect.any(Number),
    },
    { part: 'shell', version: '1.0.0-s', loads: 1, faults: {} },
  ]);
  expect(report.parts[0]!.lcpP75Ms! / 1200).toBeCloseTo(1.05, 1);
  expect(report.newest).toEqual([{ ...fault, atMs: Date.parse('2026-05-02T10:00:00Z') }]);
});

test('nothing personal is kept, whatever a browser leaves in: no address for a route, no words about people', async () => {
  const { tell, read } = start();
  const message = 'ana@posta.ro 0722123456 1960229123456 SB 12 ABC /anunt/x?y=1';
  await tell({ faults: [{ ...fault, route: '/blog/ana-popescu?tel=0722', message }] });
  expect((await read()).report.newest).toMatchObject([
    { route: 'other', message: '[e-mail] [phone] [CNP] [plate] /anunt/x?…' },
  ]);
});

test('a version that nobody released is not counted; an earlier one is', async () => {
  const { tell, read } = start();
  await tell({ loads: ['9.9.9-made-up', '0.9.0-z'].map((version) => ({ ...seen, version })) });
  await tell({ loads: [{ ...seen, part: 'invented' }] });
  expect((await read()).report.parts.map(({ version }) => version)).toEqual(['0.9.0-z']);
});

test('data that did not come is counted with the name of its query, which no id or word about a person fits', async () => {
  const { tell, read } = start();
  const data = { ...seen, kind: 'data', message: 'timeout', query: 'posts' };
  expect(await tell({ loads: [seen], faults: [data] })).toBe(204);
  for (const query of ['post:3kQ9dPz7LmN2aBcDeFgH', 'ana@posta.ro', '0722123456'])
    expect(await tell({ faults: [{ ...data, query }] })).toBe(400);
  const { parts, newest } = (await read()).report;
  expect(parts).toMatchObject([{ faults: { data: 1 } }]);
  expect(newest).toMatchObject([data]);
});

test('what is no message, too long, from another site or too often is refused', async () => {
  const { tell, read } = start();
  for (const broken of ['', 'null', '[1]', { loads: [{}] }, { faults: [{ ...fault, kind: 'x' }] }])
    expect(await tell(broken)).toBe(400);
  expect(await tell({ loads: Array.from({ length: 21 }, () => seen) })).toBe(400);
  expect(await tell(JSON.stringify({ x: 'x'.repeat(20_000) }))).toBe(413);
  expect(await tell({ loads: [seen] }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  const statuses = [];
  for (let times = 0; times < 130; times += 1) statuses.push(await tell({ loads: [seen] }));
  expect(statuses.at(-1)).toBe(429);
  expect(await tell({ loads: [seen] }, { 'x-forwarded-for': '4.4.4.4' })).toBe(204);
  expect((await read()).report.parts[0]!.loads).toBeLessThan(130);
});

test('where many people share an address it may send more', async () => {
  const { tell } = start(readTelemetrySettings({ TELEMETRY_PER_MINUTE: '2' }));
  const statuses = [];
  for (let times = 0; times < 3; times += 1) statuses.push(await tell({ loads: [seen] }));
  expect(statuses).toEqual([204, 204, 429]);
});

test('a start with a variable of its earlier name says what it is called now', () => {
  expect(() => readTelemetrySettings({ SIGHT_FOLDER: '/kept' })).toThrow(
    'SIGHT_FOLDER is called TELEMETRY_FOLDER now.',
  );
});

test('shells and administrations of earlier releases are answered at the address that they know', async () => {
  const { app, tell } = start();
  const headers = { authorization: 'Bearer a-token' };
  const said = { method: 'POST', body: JSON.stringify({ loads: [seen] }) };
  expect((await app.request('https://targ.example/sight', said)).status).toBe(204);
  expect(await tell({ loads: [seen] })).toBe(204);
  const answer = await app.request('https://targ.example/sight.json', { headers });
  expect(await answer.json()).toMatchObject({ parts: [{ part: 'blog', loads: 2 }] });
});

test('strangers are told nothing', async () => {
  const { tell, read } = start({}, false);
  await tell({ loads: [seen] });
  expect(await read()).toEqual({ status: 403, report: { error: 'notAllowed' } });
});

test('the newest five hundred faults are kept', async () => {
  const { tell, flush } = start();
  const many = Array.from({ length: 20 }, () => fault);
  for (let times = 0; times < 30; times += 1)
    await tell({ faults: many }, { 'x-forwarded-for': `5.5.5.${times}` });
  await flush();
  const kept = JSON.parse(readFileSync(join(folder, 'sight.json'), 'utf8')) as { ring: unknown[] };
  expect(kept.ring).toHaveLength(500);
});

test('days are those of the calendar: seven are told, thirty are kept, also where nothing happens meanwhile', async () => {
  const first = start();
  await first.tell({ loads: [seen], faults: [fault] });
  await first.flush();
  const read = (day: string) => start({}, true, `${day}T10:00:00Z`).read();
  expect((await read('2026-05-08')).report.parts).toHaveLength(1);
  expect((await read('2026-05-09')).report.parts).toEqual([]);
  expect((await read('2026-05-31')).report.newest).toHaveLength(1);
  const late = start({}, true, '2026-06-01T10:00:00Z');
  expect((await late.read()).report.newest).toEqual([]);
  await late.flush();
  expect(JSON.parse(readFileSync(join(folder, 'sight.json'), 'utf8'))).toEqual({
    ring: [],
    days: {},
  });
});

test('where a receiver of OTLP is configured it is sent the same as log records; while it is away they wait', async () => {
  const received: unknown[] = [];
  let status = 500;
  const receiver: Server = createServer((request, answer) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      if (status === 200)
        received.push({ url: request.url, key: request.headers['x-key'], body: JSON.parse(text) });
      answer.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  const { tell, flush } = start({ otlp: { endpoint, headers: { 'x-key': 'k' } } });
  await tell({ faults: [{ ...fault, message: 'of ana@posta.ro' }] });
  await flush();
  expect(complaint).toHaveBeenCalled();
  status = 200;
  await flush();
  complaint.mockRestore();
  receiver.close();
  expect(received).toMatchObject([
    {
      url: '/v1/logs',
      key: 'k',
      body: {
        resourceLogs: [
          {
            scopeLogs: [
              {
                logRecords: [
                  {
                    severityNumber: 17,
                    body: { stringValue: 'of [e-mail]' },
                    attributes: expect.arrayContaining([
                      { key: 'app.part.version', value: { stringValue: '1.0.0-a' } },
                      { key: 'http.route', value: { stringValue: '/blog/:slug' } },
                    ]),
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  ]);
});
