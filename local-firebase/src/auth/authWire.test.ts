import { createAccountsAdmin } from './createAccountsAdmin';
import { createOutboxApp } from './createOutboxApp';
import { hashPassword, quickCost, verifyPassword } from './passwords';
import { startTestAuth } from '../../testing/startTestAuth';

let server: Awaited<ReturnType<typeof startTestAuth>>;

beforeAll(async () => {
  server = await startTestAuth();
});
afterAll(() => server.stop());

test('errors have the shape that the SDK reads', async () => {
  expect(await server.call('signInWithPassword', { email: 'x@example.ro' })).toEqual({
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'MISSING_PASSWORD',
        errors: [{ message: 'MISSING_PASSWORD', reason: 'invalid', domain: 'global' }],
      },
    },
  });
});

test('a refresh gives snake case answers and keeps the refresh token', async () => {
  const { body } = await server.call('signUp', {
    email: 'refresh@example.ro',
    password: 'parola-1',
  });
  const answer = await token(
    `grant_type=refresh_token&refresh_token=${encodeURIComponent(body.refreshToken)}`,
  );
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    token_type: 'Bearer',
    expires_in: '3600',
    user_id: body.localId,
    project_id: 'demo-test',
    refresh_token: body.refreshToken,
  });
  expect(server.authenticate(`Bearer ${answer.body.id_token}`, 'demo-test')).toMatchObject({
    uid: body.localId,
  });
});

test.each([
  ['grant_type=refresh_token&refresh_token=rubbish', 'INVALID_REFRESH_TOKEN'],
  ['grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
  ['grant_type=password&refresh_token=x', 'INVALID_GRANT_TYPE'],
  ['', 'INVALID_GRANT_TYPE'],
])('a refresh with "%s" is refused as %s', async (form, code) => {
  const answer = await token(form);
  expect([answer.status, answer.body.error.message]).toEqual([400, code]);
});

test.each([
  ['signUp', '{', /^INVALID_ARGUMENT/],
  ['signUp', '[]', /^INVALID_ARGUMENT/],
  ['signUp', 'null', /^INVALID_ARGUMENT/],
  ['signUp', {}, /^ADMIN_ONLY_OPERATION/],
  ['signUp', { email: 7, password: 'parola-1' }, /^INVALID_ARGUMENT/],
  ['signUp', { email: {}, password: [] }, /^INVALID_ARGUMENT/],
  ['signUp', { email: 'x@example.ro', password: 'p'.repeat(5000) }, /^PASSWORD_DOES_NOT_MEET/],
  [
    'signUp',
    { email: 'x@example.ro', password: 'parola-1', localId: 'admin' },
    /^UNEXPECTED_PARAMETER/,
  ],
  [
    'signInWithPassword',
    { email: `${'x'.repeat(300)}@example.ro`, password: 'p' },
    /^INVALID_EMAIL/,
  ],
  ['lookup', {}, /^MISSING_ID_TOKEN/],
  ['lookup', { idToken: 'a.b.c' }, /^INVALID_ID_TOKEN/],
  ['lookup', { idToken: '💥' }, /^INVALID_ID_TOKEN/],
  ['update', {}, /^INVALID_REQ_TYPE/],
  ['update', { oobCode: 'x' }, /^INVALID_OOB_CODE/],
  ['delete', { localId: 'ana' }, /^MISSING_ID_TOKEN/],
  ['sendOobCode', {}, /^MISSING_REQ_TYPE/],
  ['sendOobCode', { requestType: 'EMAIL_SIGNIN', email: 'x@example.ro' }, /^OPERATION_NOT_ALLOWED/],
  [
    'sendOobCode',
    { requestType: 'PASSWORD_RESET', email: 'x@example.ro', continueUrl: 'https://evil.example/' },
    /^UNAUTHORIZED_DOMAIN/,
  ],
  [
    'sendOobCode',
    { requestType: 'PASSWORD_RESET', email: 'x@example.ro', returnOobLink: true },
    /^INSUFFICIENT_PERMISSION/,
  ],
  ['resetPassword', {}, /^MISSING_OOB_CODE/],
  ['signInWithIdp', {}, /^OPERATION_NOT_ALLOWED/],
  ['signInWithCustomToken', { token: 'x' }, /^OPERATION_NOT_ALLOWED/],
])('%s of %j is refused with a reason', async (operation, body, reason) => {
  const answer = await server.call(operation, body);
  expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringMatching(reason)]);
});

test.each([['constructor'], ['toString'], ['nothing']])(
  'the unknown operation %s is not found',
  async (operation) => {
    expect((await server.call(operation, {})).status).toBe(404);
  },
);

test('a body above 64 KiB is refused', async () => {
  expect((await server.call('signUp', { email: 'x'.repeat(70_000) })).status).toBe(413);
});

test('nobody changes what only an administrator may', async () => {
  const { body } = await server.call('signUp', { email: 'self@example.ro', password: 'parola-1' });
  for (const change of [
    { customAttributes: '{"admin":true}' },
    { emailVerified: true },
    { localId: 'other' },
  ]) {
    expect(
      (await server.call('update', { idToken: body.idToken, ...change })).body.error.message,
    ).toBe('INSUFFICIENT_PERMISSION');
  }
});

test('the e-mail of another account cannot be taken over', async () => {
  await server.call('signUp', { email: 'first@example.ro', password: 'parola-1' });
  const { body } = await server.call('signUp', {
    email: 'second@example.ro',
    password: 'parola-1',
  });
  expect(
    (await server.call('update', { idToken: body.idToken, email: 'FIRST@example.ro' })).body.error
      .message,
  ).toBe('EMAIL_EXISTS');
  const changed = await server.call('update', { idToken: body.idToken, email: 'third@example.ro' });
  expect(changed.body).toMatchObject({
    email: 'third@example.ro',
    emailVerified: false,
    idToken: expect.any(String),
  });
});

test('a password is kept as a salted scrypt hash', async () => {
  const [one, two] = [
    await hashPassword('parola-1', quickCost),
    await hashPassword('parola-1', quickCost),
  ];
  expect(one).toMatch(/^scrypt\$1024\$8\$1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('parola-1', one, quickCost)).toBe(true);
  expect(await verifyPassword('parola-2', one, quickCost)).toBe(false);
  expect(await verifyPassword('parola-1', null, quickCost)).toBe(false);
});

test('a published password is checked quickly, one that its person chooses is hashed as any other', async () => {
  const admin = createAccountsAdmin(server.store, { ...quickCost, p: 2 });
  const costOf = (uid: string) => server.store.findByUid(uid)?.passwordHash?.split('$').slice(0, 4);
  const [password, email] = ['Parola-demo-1', 'published@demo.ro'];
  await admin.createUser({ uid: 'published', email, password, isPublished: true });
  await admin.createUser({ uid: 'secret', email: 'secret@demo.ro', password });
  expect(costOf('published')).toEqual(['scrypt', '1024', '8', '1']);
  expect(costOf('secret')).toEqual(['scrypt', '1024', '8', '2']);
  await admin.createUser({ uid: 'published', email, password: 'alta parolă' });
  expect(costOf('published')).toEqual(costOf('secret'));
});

test('making a user again changes nothing, or what is different', async () => {
  const admin = createAccountsAdmin(server.store, quickCost);
  const user = {
    uid: 'seed',
    email: 'Seed@Demo.ro',
    password: 'Parola-demo-1',
    displayName: 'Demo',
  };
  await admin.createUser(user);
  const first = server.store.findByUid('seed');
  await admin.createUser(user);
  expect(server.store.findByUid('seed')).toEqual(first);
  await admin.createUser({ ...user, password: 'Parola-demo-2', emailVerified: true });
  expect(server.store.findByUid('seed')).toMatchObject({
    email: 'seed@demo.ro',
    emailVerified: true,
  });
  await expect(admin.createUser({ ...user, uid: 'other' })).rejects.toThrow('Another account');
});

test('the outbox shows the links as text on its page, and whole as JSON', async () => {
  const outbox = {
    add: () => {},
    list: () => [
      {
        at: 0,
        type: 'PASSWORD_RESET' as const,
        email: '<b>@x.ro',
        link: 'http://localhost:3000/login?mode=resetPassword&oobCode=abc',
      },
    ],
  };
  const app = createOutboxApp({ outbox, emails: () => [], sentFile: async () => null });
  const page = await (await app.request('http://localhost/__local/outbox')).text();
  expect(page).toContain('href="http://localhost:3000/login?mode=resetPassword&amp;oobCode=abc"');
  expect(page).toContain('&lt;b&gt;@x.ro');
  const json = await app.request('http://localhost/__local/outbox?format=json');
  expect(await json.json()).toEqual({ messages: outbox.list(), emails: [] });
});

async function token(form: string): Promise<{ status: number; body: any }> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${server.origin}/securetoken.googleapis.com/v1/token?key=k`, {
    method: 'POST',
    headers,
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}
