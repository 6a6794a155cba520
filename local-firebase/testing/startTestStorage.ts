import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { AccountStore } from '../src/auth/AccountStore';
import { createAuthenticate } from '../src/auth/authenticate';
import { testSigner } from './testSigner';
import type { FileRequest, Ruleset } from '../src/rules/Ruleset';
import { createStorageApp } from '../src/storage/createStorageApp';
import { openFileStore, type FileStore } from '../src/storage/FileStore';

export const bucket = 'demo-test.appspot.com';

/** Storage alone on a random port over a temporary folder, for tests; `rules.allow` decides, `judged` remembers what it was asked. */
export async function startTestStorage({ testMode = true, maxFileBytes = 2 ** 30 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'storage-test-'));
  const accounts = new AccountStore(':memory:');
  const clock = { ms: Date.now() };
  const rules = { allow: (_request: FileRequest): boolean => true };
  const judged: FileRequest[] = [];
  const ruleset: Ruleset = {
    warnings: [],
    services: [],
    allowsDocument: () => false,
    allowsList: () => false,
    allowsFile: (request) => {
      judged.push(request);
      return rules.allow(request);
    },
  };
  const faults: string[] = [];
  let store: FileStore;
  let server: Server;
  const origin = { url: '' };
  const open = async () => {
    store = await openFileStore(folder, () => clock.ms);
    const app = createStorageApp({
      store,
      projectId: 'demo-test',
      buckets: [bucket],
      testMode,
      siteOrigin: 'https://site.example',
      maxFileBytes,
      rules: () => ruleset,
      documents: { get: () => null },
      now: () => clock.ms,
      authenticate: createAuthenticate({
        store: accounts,
        signer: testSigner(),
        testMode: true,
      }),
      allowedOrigins: ['https://partner.example'],
      log: (line) => faults.push(line),
    });
    server = createAdaptorServer({ fetch: app.fetch }) as Server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    store.close();
  };
  await open();
  return {
    rules,
    judged,
    clock,
    /** Lines of unexpected errors; a test expects none. */
    faults,
    folder,
    get origin() {
      return origin.url;
    },
    get store() {
      return store;
    },
    request: (path: string, init?: RequestInit) => fetch(`${origin.url}${path}`, init),
    /** Names of what lies on the disk. */
    onDisk: async (kind: 'files' | 'uploads') => (await readdir(join(folder, kind))).sort(),
    async restart() {
      await close();
      await open();
    },
    async stop() {
      await close();
      accounts.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An Authorization header of a user in test mode. */
export function as(uid: string): { authorization: string } {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return { authorization: `Firebase ${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: uid })}.` };
}

/** A multipart upload as the SDK sends it. */
export function multipart(
  metadata: unknown,
  bytes: Uint8Array | string,
  contentType = 'text/plain',
  boundary = '1234',
): RequestInit {
  const head = `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(metadata)}\r\n--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.from(bytes as string),
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  return {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
    },
    body,
  };
}
