import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChildFirebase } from '../../testing/startChildFirebase';

const objects = '/v0/b/demo-local.appspot.com/o';
const headers = { authorization: 'Firebase owner' };
const ROUNDS = 3;
const UPLOADS_BEFORE_KILL = 120;
const CLIENTS = 8;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('kill -9 in the middle of many uploads and sign-ups loses nothing that was acknowledged', async () => {
  const files = new Map<string, string>();
  const emails: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startChildFirebase(folder);
    const acknowledged = { left: UPLOADS_BEFORE_KILL };
    await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) =>
        work(server, `r${round}c${client}`, files, emails, acknowledged),
      ),
    );
  }

  const server = await startChildFirebase(folder);
  const listed = await listAll(server.origin);
  expect([...files.keys()].filter((name) => !listed.includes(name))).toEqual([]);
  for (const name of listed) {
    const metadata = (await (
      await fetch(`${server.origin}${objects}/${name}`, { headers })
    ).json()) as { md5Hash: string };
    const bytes = Buffer.from(
      await (
        await fetch(`${server.origin}${objects}/${name}?alt=media`, { headers })
      ).arrayBuffer(),
    );
    expect([name, md5(bytes)]).toEqual([name, metadata.md5Hash]);
    if (files.has(name)) expect([name, metadata.md5Hash]).toEqual([name, files.get(name)]);
  }
  expect(await readdir(join(folder, 'files'))).toHaveLength(listed.length); // no orphan on the disk
  expect(
    (await readdir(join(folder, 'uploads'))).filter((name) => name.startsWith('multipart-')),
  ).toEqual([]);
  for (const email of emails)
    expect((await auth(server.origin, 'signInWithPassword', email)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
}, 120_000);

/** Uploads, replaces and signs up until the server is killed; notes what was acknowledged. */
async function work(
  server: Awaited<ReturnType<typeof startChildFirebase>>,
  client: string,
  files: Map<string, string>,
  emails: string[],
  acknowledged: { left: number },
): Promise<void> {
  try {
    for (let n = 0; ; n += 1) {
      const name = `${client}n${n % 20}`; // names come again: replacing must be whole as well
      const bytes = randomBytes(1000 + ((n * 37_171) % 300_000));
      files.delete(name); // until the answer comes either content may stand
      const answer =
        n % 2 === 0
          ? await sendWhole(server.origin, name, bytes)
          : await sendInPieces(server.origin, name, bytes);
      if (answer.status === 200) {
        files.set(name, md5(bytes));
        acknowledged.left -= 1;
      }
      if (
        n % 5 === 0 &&
        (await auth(server.origin, 'signUp', `${client}n${n}@example.ro`)).status === 200
      )
        emails.push(`${client}n${n}@example.ro`);
      if (acknowledged.left <= 0) await server.end('SIGKILL');
    }
  } catch (error) {
    if ((error as Error).name !== 'TypeError') throw error; // fetch failed: the server is gone
  }
}

function sendWhole(origin: string, name: string, bytes: Buffer): Promise<Response> {
  const body = Buffer.concat([
    Buffer.from(
      '--b\r\nContent-Type: application/json\r\n\r\n{}\r\n--b\r\nContent-Type: a/b\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--b--'),
  ]);
  return fetch(`${origin}${objects}?name=${name}`, {
    method: 'POST',
    headers: {
      ...headers,
      'X-Goog-Upload-Protocol': 'multipart',
      'content-type': 'multipart/related; boundary=b',
    },
    body,
  });
}

async function sendInPieces(origin: string, name: string, bytes: Buffer): Promise<Response> {
  const start = await fetch(`${origin}${objects}?name=${name}`, {
    method: 'POST',
    headers: {
      ...headers,
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
    },
    body: '{}',
  });
  const at = start.headers.get('x-goog-upload-url')!;
  const middle = Math.floor(bytes.length / 2);
  await fetch(at, {
    method: 'POST',
    headers: { 'X-Goog-Upload-Command': 'upload', 'X-Goog-Upload-Offset': '0' },
    body: new Uint8Array(bytes.subarray(0, middle)),
  });
  return fetch(at, {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Command': 'upload, finalize',
      'X-Goog-Upload-Offset': String(middle),
    },
    body: new Uint8Array(bytes.subarray(middle)),
  });
}

function auth(origin: string, operation: string, email: string): Promise<Response> {
  return fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'parola-1' }),
  });
}

async function listAll(origin: string): Promise<string[]> {
  const page = (await (await fetch(`${origin}${objects}`, { headers })).json()) as {
    items: { name: string }[];
  };
  return page.items.map((item) => item.name);
}

function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('base64');
}
