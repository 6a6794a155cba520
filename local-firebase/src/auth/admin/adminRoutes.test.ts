import { OAuth2Client } from 'google-auth-library';
import { startTestAuth } from '../../../testing/startTestAuth';

let server: Awaited<ReturnType<typeof startTestAuth>>;
beforeEach(async () => {
  server = await startTestAuth({ testMode: false });
});
afterEach(() => server.stop());

/** Calls as Google's server client for accounts does, with a token. */
async function call(path: string, data?: object, token = server.serviceToken) {
  const client = new OAuth2Client({ transporterOptions: { fetchImplementation: fetch } });
  client.setCredentials({ access_token: token });
  const answer = await client.request<any>({
    url: `${server.origin}/identitytoolkit.googleapis.com/v1/projects/demo-test/${path}`,
    method: data ? 'POST' : 'GET',
    ...(data && { data }),
    validateStatus: () => true,
  });
  return { status: answer.status, body: answer.data };
}
const codeOf = async (path: string, data: object): Promise<string> =>
  (await call(path, data)).body.error.message;
const signIn = (password: string) =>
  server.call('signInWithPassword', { email: 'ana@example.ro', password });
const ana = { localId: 'ana', email: 'Ana@Example.ro', password: 'parola-1', displayName: 'Ana' };

test('trusted code makes an account that can sign in, and finds it by uid and by e-mail', async () => {
  expect((await call('accounts', { ...ana, emailVerified: true })).body.localId).toBe('ana');
  expect((await signIn('parola-1')).body).toMatchObject({ localId: 'ana', displayName: 'Ana' });
  const found = await call('accounts:lookup', { localId: ['ana'], email: ['ana@example.ro'] });
  expect(found.body.users).toHaveLength(1);
  expect(found.body.users[0]).toMatchObject({
    localId: 'ana',
    email: 'ana@example.ro',
    emailVerified: true,
    disabled: false,
    providerUserInfo: [{ providerId: 'password' }],
  });
  expect((await call('accounts:lookup', { localId: ['nobody'] })).body.users).toBeUndefined();
  expect((await call('accounts', {})).body.localId).toMatch(/^\w{28}$/);
});

test('what cannot be made is refused by its code', async () => {
  await call('accounts', ana);
  expect(await codeOf('accounts', ana)).toBe('DUPLICATE_LOCAL_ID');
  expect(await codeOf('accounts', { ...ana, localId: 'other' })).toBe('EMAIL_EXISTS');
  expect(await codeOf('accounts', { email: 'x' })).toBe('INVALID_EMAIL');
  expect(await codeOf('accounts', { password: '123' })).toMatch(/^WEAK_PASSWORD/);
  expect(await codeOf('accounts', { phoneNumber: '+40' })).toBe('OPERATION_NOT_ALLOWED');
  expect(await codeOf('accounts:update', { localId: 'nobody' })).toBe('USER_NOT_FOUND');
  expect(await codeOf('accounts:delete', { localId: 'nobody' })).toBe('USER_NOT_FOUND');
});

test('custom claims stand in tokens; reserved and large ones are refused', async () => {
  await call('accounts', ana);
  const set = (claims: object) =>
    call('accounts:update', { localId: 'ana', customAttributes: JSON.stringify(claims) });
  expect((await set({ admin: true })).status).toBe(200);
  const { idToken } = (await signIn('parola-1')).body;
  expect(server.signer.verify(idToken)).toMatchObject({ admin: true, sub: 'ana' });
  expect((await set({ sub: 'bob' })).body.error.message).toBe('FORBIDDEN_CLAIM : sub');
  expect((await set({ text: 'x'.repeat(1000) })).body.error.message).toBe('CLAIMS_TOO_LARGE');
  expect((await set([])).body.error.message).toBe('INVALID_CLAIMS');
  const { users } = (await call('accounts:lookup', { localId: ['ana'] })).body;
  expect(users[0].customAttributes).toBe('{"admin":true}');
});

test('disabling, a new password and revoking end sessions at once', async () => {
  await call('accounts', ana);
  const session = async (password: string) => `Bearer ${(await signIn(password)).body.idToken}`;
  const caller = (token: string) => {
    try {
      return server.authenticate(token, 'demo-test');
    } catch {
      return 'refused';
    }
  };
  const first = await session('parola-1');
  expect(caller(first)).toMatchObject({ uid: 'ana' });
  await call('accounts:update', { localId: 'ana', disableUser: true });
  expect(caller(first)).toBe('refused');
  expect((await signIn('parola-1')).body.error.message).toBe('USER_DISABLED');
  await call('accounts:update', { localId: 'ana', disableUser: false });
  await call('accounts:update', { localId: 'ana', password: 'parola-2' });
  expect(caller(first)).toBe('refused');
  const second = await session('parola-2');
  const validSince = Math.floor(server.clock.ms / 1000) + 10;
  await call('accounts:update', { localId: 'ana', validSince });
  expect(caller(second)).toBe('refused');
});

test('a name is taken away, an e-mail changed by trusted code is to be verified again', async () => {
  await call('accounts', { ...ana, emailVerified: true });
  const { body } = await call('accounts:update', {
    localId: 'ana',
    email: 'ana.pop@example.ro',
    deleteAttribute: ['DISPLAY_NAME'],
    deleteProvider: ['phone'],
  });
  expect(body).toMatchObject({ email: 'ana.pop@example.ro', emailVerified: false });
  expect(body.displayName).toBeUndefined();
});

test('all accounts are listed page by page, and deleted one by one or many at once', async () => {
  for (const localId of ['a', 'b', 'c', 'd', 'e']) await call('accounts', { localId });
  const listed: string[] = [];
  for (let token: string | undefined = ''; token !== undefined;) {
    const { body } = await call(`accounts:batchGet?maxResults=2&nextPageToken=${token}`);
    listed.push(...(body.users ?? []).map((user: { localId: string }) => user.localId));
    token = body.nextPageToken;
  }
  expect(listed).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect((await call('accounts:batchGet?maxResults=5000')).status).toBe(400);
  await call('accounts:delete', { localId: 'a' });
  await call('accounts:update', { localId: 'b', disableUser: true });
  const { body } = await call('accounts:batchDelete', { localIds: ['a', 'b', 'c'] });
  expect(body.errors).toMatchObject([{ index: 2, localId: 'c' }]);
  await call('accounts:batchDelete', { localIds: ['c', 'd'], force: true });
  expect([...server.store.all()].map(({ uid }) => uid)).toEqual(['e']);
});

test('a link is answered without sending it, or sent; it works once', async () => {
  await call('accounts', ana);
  const ask = { requestType: 'PASSWORD_RESET', email: 'ana@example.ro' };
  const { oobLink } = (await call('accounts:sendOobCode', { ...ask, returnOobLink: true })).body;
  expect(server.outbox.list()).toEqual([]);
  const oobCode = new URL(oobLink).searchParams.get('oobCode');
  const reset = () => server.call('resetPassword', { oobCode, newPassword: 'parola-3' });
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 400]);
  expect((await signIn('parola-3')).status).toBe(200);
  expect((await call('accounts:sendOobCode', ask)).body.oobLink).toBeUndefined();
  expect(server.outbox.list()).toMatchObject([
    { type: 'PASSWORD_RESET', email: ana.email.toLowerCase() },
  ]);
  expect(await codeOf('accounts:sendOobCode', { ...ask, email: 'x@example.ro' })).toBe(
    'EMAIL_NOT_FOUND',
  );
});

test('nobody else may call them: no visitor, no account, no owner outside test mode, no other project', async () => {
  await call('accounts', ana);
  const { idToken } = (await signIn('parola-1')).body;
  const ask = (token: string) => call('accounts:delete', { localId: 'ana' }, token);
  expect((await ask(idToken)).status).toBe(403);
  for (const token of ['owner', `${server.serviceToken}x`])
    expect((await ask(token)).status).toBe(401);
  const url = `${server.origin}/identitytoolkit.googleapis.com/v1/projects`;
  expect((await fetch(`${url}/demo-test/accounts:batchGet`)).status).toBe(401);
  const headers = { authorization: `Bearer ${server.serviceToken}` };
  expect((await fetch(`${url}/other/accounts:batchGet`, { headers })).status).toBe(404);
  expect(server.store.findByUid('ana')).not.toBeNull();
});

test('accounts are imported with their password hashes, and replaced only when that is asked for', async () => {
  await call('accounts', ana);
  const [, N, r, p, salt = '', hash = ''] = server.store.findByUid('ana')!.passwordHash!.split('$');
  const ready = {
    hashAlgorithm: 'STANDARD_SCRYPT',
    cpuMemCost: Number(N),
    blockSize: Number(r),
    parallelization: Number(p),
    dkLen: 32,
    users: [
      {
        localId: 'ana',
        email: 'ana@example.ro',
        displayName: 'Ana P.',
        salt,
        passwordHash: hash,
        customAttributes: '{"role":"admin"}',
        createdAt: '1000',
      },
    ],
  };
  expect((await call('accounts:batchCreate', ready)).body.error).toMatchObject([{ index: 0 }]);
  await call('accounts:delete', { localId: 'ana' });
  expect((await call('accounts:batchCreate', ready)).body.error).toBeUndefined();
  expect((await signIn('parola-1')).body).toMatchObject({ localId: 'ana', displayName: 'Ana P.' });
  expect(server.store.findByUid('ana')).toMatchObject({
    createdAt: 1000,
    claims: { role: 'admin' },
  });
  const again = { ...ready, allowOverwrite: true, users: [{ ...ready.users[0], disabled: true }] };
  expect((await call('accounts:batchCreate', again)).body.error).toBeUndefined();
  expect(server.store.findByUid('ana')?.disabled).toBe(true);
  const foreign = { ...ready, hashAlgorithm: 'MD5' };
  expect(await codeOf('accounts:batchCreate', foreign)).toBe('INVALID_HASH_ALGORITHM');
});

test('in test mode the owner may call them, and the codes that were sent are listed', async () => {
  const test = await startTestAuth();
  const post = (path: string, body: object) =>
    fetch(`${test.origin}/identitytoolkit.googleapis.com/v1/projects/demo-test/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
  expect((await post('accounts', ana)).status).toBe(200);
  await post('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', email: ana.email });
  const codes = await fetch(`${test.origin}/emulator/v1/projects/demo-test/oobCodes`);
  const { oobCodes } = (await codes.json()) as { oobCodes: { oobCode: string }[] };
  expect(oobCodes).toMatchObject([{ requestType: 'VERIFY_EMAIL', email: 'ana@example.ro' }]);
  expect((await test.call('update', { oobCode: oobCodes[0]!.oobCode })).body.emailVerified).toBe(
    true,
  );
  await test.stop();
});
