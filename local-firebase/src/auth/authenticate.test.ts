import { InvalidTokenError } from '../caller';
import { createAuthenticate } from './authenticate';
import { testSigner } from '../../testing/testSigner';
import { startTestAuth } from '../../testing/startTestAuth';

let server: Awaited<ReturnType<typeof startTestAuth>>;
let idToken: string;
let uid: string;

beforeEach(async () => {
  server = await startTestAuth({ testMode: false });
  const { body } = await server.call('signUp', { email: 'ana@example.ro', password: 'parola-1' });
  ({ idToken, localId: uid } = body);
});
afterEach(() => server.stop());

const authenticate = (header: string | undefined) => server.authenticate(header, 'demo-test');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (claims: object) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

test('Bearer and Firebase name the same caller, nothing is anonymous', () => {
  expect(authenticate(`Bearer ${idToken}`)).toMatchObject({
    uid,
    token: { email: 'ana@example.ro' },
  });
  expect(authenticate(`Firebase ${idToken}`)).toMatchObject({ uid });
  expect(authenticate(undefined)).toBeNull();
  expect(authenticate('  ')).toBeNull();
});

test('unsigned tokens and the owner are refused outside test mode', () => {
  expect(() => authenticate('Bearer owner')).toThrow(InvalidTokenError);
  expect(() => authenticate(`Bearer ${unsigned({ sub: 'ana' })}`)).toThrow(InvalidTokenError);
});

test('test mode takes unsigned tokens of any project and the owner', () => {
  const lax = createAuthenticate({ store: server.store, signer: server.signer, testMode: true });
  expect(lax('Bearer owner', 'demo-x')).toBe('owner');
  expect(
    lax(`Bearer ${unsigned({ sub: 'bob', aud: 'other', role: 'x' })}`, 'demo-x'),
  ).toMatchObject({ uid: 'bob', token: { role: 'x' } });
  expect(() => lax('Bearer rubbish', 'demo-x')).toThrow('invalid jwt');
});

test.each([
  ['another key', () => testSigner(Buffer.alloc(32)).sign(claims())],
  ['another audience', () => server.signer.sign(claims({ aud: 'demo-other' }))],
  ['another issuer', () => server.signer.sign(claims({ iss: 'https://example.ro/demo-test' }))],
  ['no expiry', () => server.signer.sign(claims({ exp: undefined }))],
  [
    'an expiry in the past',
    () => server.signer.sign(claims({ exp: Math.floor(server.clock.ms / 1000) })),
  ],
  ['no subject', () => server.signer.sign(claims({ sub: '' }))],
  ['an account that never was', () => server.signer.sign(claims({ sub: 'ghost' }))],
  [
    'a changed letter',
    () => idToken.replace(/\.(.)/, (_all, letter) => `.${letter === 'e' ? 'f' : 'e'}`),
  ],
  [
    'a header that says none',
    () => `${encode({ alg: 'none' })}.${idToken.split('.').slice(1).join('.')}`,
  ],
])('a token with %s is refused', (_what, make) => {
  expect(() => authenticate(`Bearer ${make()}`)).toThrow(InvalidTokenError);
});

test('a token of a disabled account is refused at once', () => {
  server.admin.setDisabled(uid, true);
  expect(() => authenticate(`Bearer ${idToken}`)).toThrow('gone or disabled');
});

test('a refresh token is no id token', async () => {
  const { body } = await server.call('signInWithPassword', {
    email: 'ana@example.ro',
    password: 'parola-1',
  });
  expect(() => authenticate(`Bearer ${body.refreshToken}`)).toThrow(InvalidTokenError);
});

function claims(changes: object = {}) {
  const nowS = Math.floor(server.clock.ms / 1000);
  return {
    iss: 'https://securetoken.google.com/demo-test',
    aud: 'demo-test',
    sub: uid,
    auth_time: nowS,
    iat: nowS,
    exp: nowS + 60,
    ...changes,
  };
}
