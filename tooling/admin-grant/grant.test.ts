/** @jest-environment node */
import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { openFirebase } from '@anunturi/local-firebase/server/openFirebase';
import { moderationLogEntrySchema } from '@anunturi/shared-domain/moderation/moderationLog';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { noteServedAt } from '../serve/servedAt';
import { grantEmbedded } from './grantEmbedded';
import { grantEntry } from './grantEntry';
import { grantOnProject } from './grantOnProject';

const configFile = join(import.meta.dirname ?? __dirname, '../../firebase.json');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grant-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () =>
  openFirebase({
    dataFolder: folder,
    configFile,
    projectId: EMBEDDED_PROJECT,
    siteOrigin: 'http://localhost:3000',
    log: () => {},
  });

test('an account of the embedded backend becomes an administrator without a second factor that may be lost, and says so when the folder is in use', async () => {
  const first = await open();
  await first.admin.createUser({ uid: 'ana', email: 'ana@example.ro', password: 'o parolă lungă' });
  first.admin.writeDocument('users/ana', { ...sampleUser, secondFactorSessions: [1] });
  await expect(
    grantEmbedded({ email: 'ana@example.ro', dataFolder: folder, configFile }),
  ).rejects.toThrow('is in use by another running server');
  await first.close();
  await expect(
    grantEmbedded({ email: 'nimeni@example.ro', dataFolder: folder, configFile }),
  ).rejects.toThrow('There is no account with the address nimeni@example.ro.');
  await grantEmbedded({ email: 'ana@example.ro', dataFolder: folder, configFile });
  const again = await open();
  expect(await claimedRole(again, 'ana@example.ro')).toBe('admin');
  expect(again.admin.readDocument('users/ana')).toMatchObject({
    role: 'admin',
    displayName: 'Ana Pop',
  });
  expect(again.admin.readDocument('users/ana')).not.toHaveProperty('secondFactorSessions');
  await again.close();
});

test('a running site is asked to do it', async () => {
  const site = await open();
  await site.admin.createUser({ uid: 'ana', email: 'ana@example.ro', password: 'o parolă lungă' });
  site.admin.writeDocument('users/ana', { ...sampleUser, secondFactorSessions: [1] });
  const server = serve({ fetch: site.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  noteServedAt(folder, { origin, statusToken: 'any' });
  expect(await grantEmbedded({ email: 'ana@example.ro', dataFolder: folder, configFile })).toBe(
    origin,
  );
  expect(await claimedRole(site, 'ana@example.ro')).toBe('admin');
  expect(site.admin.readDocument('users/ana')).toMatchObject({ role: 'admin' });
  expect(site.admin.readDocument('users/ana')).not.toHaveProperty('secondFactorSessions');
  server.close();
  await site.close();
});

async function claimedRole({ app }: Awaited<ReturnType<typeof open>>, email: string) {
  const signIn =
    'http://localhost:3000/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const body = JSON.stringify({ email, password: 'o parolă lungă', returnSecureToken: true });
  const { idToken } = (await (await app.request(signIn, { method: 'POST', body })).json()) as {
    idToken: string;
  };
  const claims = Buffer.from(idToken.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(claims) as { role?: string }).role;
}

test('without data nothing is made up', async () => {
  await expect(
    grantEmbedded({ email: 'ana@example.ro', dataFolder: join(folder, 'missing'), configFile }),
  ).rejects.toThrow('There are no data in');
});

test('the entry of the command line is a valid one', () => {
  expect(
    moderationLogEntrySchema.safeParse({ ...grantEntry('ana', 'Ana Pop'), at: new Date() }),
  ).toMatchObject({ success: true });
});

test('a real project is asked with a signed token and changed in one commit', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const calls: { url: string; authorization?: string; body: string }[] = [];
  const google = await startFake((url) => {
    if (url === '/token') return { access_token: 'T' };
    if (url.endsWith('accounts:lookup'))
      return { users: [{ localId: 'ana', customAttributes: '{"team":1}' }] };
    if (url.endsWith('accounts:update')) return {};
    return { fields: { role: { stringValue: 'user' }, displayName: { stringValue: 'Ana Pop' } } };
  }, calls);
  const keyFile = join(folder, 'key.json');
  await writeFile(
    keyFile,
    JSON.stringify({
      type: 'service_account',
      client_email: 'robot@p.example',
      project_id: 'proiect',
      private_key_id: 'k1',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${google.origin}/token`,
    }),
  );
  expect(
    await grantOnProject({
      email: 'ana@example.ro',
      keyFile,
      endpoints: { identityToolkit: google.origin, firestore: google.origin },
    }),
  ).toBe('proiect');
  google.server.close();

  const [head, claims, signature] = new URLSearchParams(calls[0]!.body)
    .get('assertion')!
    .split('.');
  expect(
    createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(publicKey, signature!, 'base64url'),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
    iss: 'robot@p.example',
    aud: `${google.origin}/token`,
  });
  expect(calls.slice(1).map(({ authorization }) => authorization)).toEqual([
    'Bearer T',
    'Bearer T',
    'Bearer T',
    'Bearer T',
  ]);
  const update = calls.at(-1)!;
  expect(update.url).toBe('/v1/projects/proiect/accounts:update');
  expect(JSON.parse(update.body)).toEqual({
    localId: 'ana',
    customAttributes: '{"team":1,"role":"admin"}',
  });
  const commit = calls.at(-2)!;
  expect(commit.url).toBe('/v1/projects/proiect/databases/(default)/documents:commit');
  const { writes } = JSON.parse(commit.body) as {
    writes: { update: { name: string; fields: object }; updateMask?: object }[];
  };
  expect(writes[0]).toMatchObject({
    update: { fields: { role: { stringValue: 'admin' } } },
    updateMask: { fieldPaths: ['role'] },
  });
  expect(writes[1]!.update.fields).toMatchObject({
    action: { stringValue: 'roleChanged' },
    targetId: { stringValue: 'ana' },
  });
});

async function startFake(
  answer: (url: string) => object,
  calls: { url: string; authorization?: string; body: string }[],
): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      calls.push({ url: request.url!, authorization: request.headers.authorization, body });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer(request.url!)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
