import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { startChildFirebase } from '../../testing/startChildFirebase';
import { startEmptyFirebase } from '../../testing/startEmptyFirebase';
import { KEYS_PATH } from '../auth/createKeysApp';

const documents = 'v1/projects/demo-local/databases/(default)/documents';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'service-token-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function signUp(origin: string) {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    body: JSON.stringify({ email: 'ana@example.ro', password: 'parola-1' }),
  });
  return (await answer.json()) as { idToken: string; localId: string };
}

test('the service token of a data folder passes the rules, outlives a kill and belongs to the owner alone', async () => {
  const first = await startChildFirebase(folder);
  const path = join(folder, 'service-token');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const token = (await readFile(path, 'utf8')).trim();
  const { idToken } = await signUp(first.origin);
  expect((await stat(join(folder, 'id-token-key.pem'))).mode & 0o777).toBe(0o600);
  await first.end('SIGKILL');
  const second = await startChildFirebase(folder);
  expect((await readFile(path, 'utf8')).trim()).toBe(token);
  const keys = createRemoteJWKSet(new URL(second.origin + KEYS_PATH));
  await expect(jwtVerify(idToken, keys)).resolves.toBeDefined();
  await second.end('SIGTERM');
});

test('outside test mode only the service token passes the rules', async () => {
  const server = await startEmptyFirebase({ testMode: false });
  const write = (token: string) =>
    fetch(`${server.origin}/${documents}/settings/site`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ fields: { name: { stringValue: 'Nou' } } }),
    });
  expect((await write(server.serviceToken)).status).toBe(200);
  for (const token of ['owner', `${server.serviceToken}x`, server.serviceToken.slice(1)])
    expect((await write(token)).status).not.toBe(200);
  await server.stop();
});

test('ID tokens are verified by the published keys, as those of Google', async () => {
  const server = await startEmptyFirebase({ testMode: false });
  const { idToken, localId } = await signUp(server.origin);
  const keys = createRemoteJWKSet(new URL(server.origin + KEYS_PATH));
  const wanted = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${server.projectId}`,
    audience: server.projectId,
  };
  const { payload } = await jwtVerify(idToken, keys, wanted);
  expect(payload).toMatchObject({ sub: localId, email: 'ana@example.ro', email_verified: false });
  await expect(jwtVerify(idToken, keys, { ...wanted, audience: 'demo-other' })).rejects.toThrow(
    'unexpected "aud" claim value',
  );
  await expect(jwtVerify(server.tokenFor(localId), keys, wanted)).rejects.toThrow();
  const published = (await (await fetch(server.origin + KEYS_PATH)).json()) as {
    keys: Record<string, unknown>[];
  };
  expect(published.keys.map((key) => Object.keys(key).sort())).toEqual([
    ['alg', 'e', 'kid', 'kty', 'n', 'use'],
  ]);
  await server.stop();
});
