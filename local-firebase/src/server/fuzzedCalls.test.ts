import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { openFirebase, type OpenFirebase } from './openFirebase';
import type { Call } from './testing/spoiltParts';
import { authCall } from './testing/authCall';
import { bucket, uploadIds, storageCall } from './testing/storageCall';
import { writeConfig } from '../../testing/writeConfig';

const REQUESTS = 3000;

const OPEN =
  "rules_version = '2'; service firebase.storage { match /b/{b}/o/{path=**} { allow read, write: if request.resource == null || request.resource.size < 100000; } }";

let folder: string;
let firebase: OpenFirebase;
let server: Server;
const faults: string[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuzzed-'));
  await writeFile(join(folder, 'storage.rules'), OPEN);
  firebase = await openFirebase({
    dataFolder: join(folder, 'data'),
    configFile: await writeConfig(folder),
    projectId: 'demo-local',
    siteOrigin: 'http://localhost:3000',
    testMode: true,
    log: (line) => faults.push(line),
  });
  faults.length = 0; // what it said at the start
  server = createAdaptorServer({ fetch: firebase.app.fetch }) as Server;
  server.keepAliveTimeout = 0; // an idle connection that is closed while it is taken again says nothing of the answers
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  agent.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await firebase.close();
  await rm(folder, { recursive: true, force: true });
});

function send(
  call: Call,
): Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    const hasBody = call.method !== 'GET' && call.method !== 'HEAD';
    const sent = request(
      {
        host: '127.0.0.1',
        port: (server.address() as AddressInfo).port,
        agent,
        method: call.method,
        path: call.path,
        headers: {
          ...call.headers,
          ...(hasBody ? { 'content-length': Buffer.byteLength(call.body) } : {}),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({
              status: answer.statusCode!,
              text: Buffer.concat(chunks).toString(),
              headers: answer.headers,
            }),
          );
      },
    );
    sent.on('error', reject).setTimeout(20_000, () => sent.destroy(new Error('It hangs.')));
    sent.end(hasBody ? call.body : undefined);
  });
}

test.each([
  ['auth', authCall],
  ['storage', storageCall],
])('%s answers thousands of spoilt requests properly', async (_what, make) => {
  const wrong: unknown[] = [];
  const counts = new Map<number, number>();
  for (let done = 0; done < REQUESTS; done += 50) {
    await Promise.all(
      Array.from({ length: 50 }, make).map(async (call) => {
        const answer = await send(call).catch((error: Error) => ({
          status: 0,
          text: error.message,
          headers: {} as NodeJS.Dict<string | string[]>,
        }));
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        const id = answer.headers['x-gupload-uploadid'];
        if (typeof id === 'string') uploadIds.push(id);
        if (answer.status === 0 || answer.status >= 500)
          wrong.push({ ...call, body: call.body.toString().slice(0, 300), answer });
      }),
    );
  }
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
  expect([...counts.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
});

test('afterwards it works, and every file on the disk is named by a row', async () => {
  const bytes = randomBytes(100);
  await firebase.admin.writeFile('after.bin', bytes, 'image/png');
  const answer = await send({
    method: 'GET',
    path: `/v0/b/${bucket}/o/after.bin?alt=media`,
    headers: { authorization: 'Bearer owner' },
    body: '',
  });
  expect(answer.status).toBe(200);
  const listed = JSON.parse(
    (
      await send({
        method: 'GET',
        path: `/v0/b/${bucket}/o`,
        headers: { authorization: 'Bearer owner' },
        body: '',
      })
    ).text,
  ) as { items: unknown[]; nextPageToken?: string };
  expect(listed.nextPageToken).toBeUndefined();
  const otherBuckets =
    [
      ...(
        await send({
          method: 'GET',
          path: '/v0/b/x/o',
          headers: { authorization: 'Bearer owner' },
          body: '',
        })
      ).text.matchAll(/"name"/g),
    ].length +
    [
      ...(
        await send({
          method: 'GET',
          path: '/v0/b/%25/o',
          headers: { authorization: 'Bearer owner' },
          body: '',
        })
      ).text.matchAll(/"name"/g),
    ].length;
  expect((await readdir(join(folder, 'data', 'files'))).length).toBe(
    listed.items.length + otherBuckets,
  );
  expect(
    (await readdir(join(folder, 'data', 'uploads'))).filter((name) =>
      name.startsWith('multipart-'),
    ),
  ).toEqual([]);
});
