import { createAuthenticate, TokenError } from './authenticate';
import { createSigner } from './signer';
import { startTestAuth } from './startTestAuth';

let server: Awaited<ReturnType<typeof startTestAuth>>;
let idToken: string;
let uid: string;

beforeEach(async () => {
  server = await startTestAuth({ testMode: false });
  const { body } = await server.call('signUp', { email: 'ana@example.ro', password: 'parola-1' });
  ({ idToken, localId: uid } = body);
});
afterEach(() => server.stop());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (claims: object) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

test('Bearer and Firebase name the same caller, nothing is anonymous', () => {
  expect(server.authenticate(`Bearer ${idToken}`)).toMatchObject({ uid, owner: false, token: { email: 'ana@example.ro' } });
  expect(server.authenticate(`Firebase ${idToken}`)).toMatchObject({ uid });
  expect(server.authenticate(undefined)).toBeNull();
  expect(server.authenticate('  ')).toBeNull();
});

test('unsigned tokens and the owner are refused outside test mode', () => {
  expect(() => server.authenticate('Bearer owner')).toThrow(TokenError);
  expect(() => server.authenticate(`Bearer ${unsigned({ sub: 'ana' })}`)).toThrow(TokenError);
});

test('test mode takes unsigned tokens of any project and the owner', () => {
  const authenticate = createAuthenticate({ store: server.store, signer: server.signer, projectIds: ['demo-test'], testMode: true });
  expect(authenticate('Bearer owner')).toEqual({ uid: 'owner', token: {}, owner: true });
  expect(authenticate(`Bearer ${unsigned({ sub: 'bob', aud: 'other', role: 'x' })}`)).toMatchObject({ uid: 'bob', owner: false, token: { role: 'x', user_id: 'bob' } });
  expect(() => authenticate('Bearer rubbish')).toThrow('invalid jwt');
});

test.each([
  ['another key', () => createSigner(Buffer.alloc(32)).sign(claims())],
  ['another audience', () => server.signer.sign(claims({ aud: 'demo-other' }))],
  ['another issuer', () => server.signer.sign(claims({ iss: 'https://example.ro/demo-test' }))],
  ['no expiry', () => server.signer.sign(claims({ exp: undefined }))],
  ['an expiry in the past', () => server.signer.sign(claims({ exp: Math.floor(server.clock.ms / 1000) }))],
  ['no subject', () => server.signer.sign(claims({ sub: '' }))],
  ['an account that never was', () => server.signer.sign(claims({ sub: 'ghost' }))],
  ['a changed letter', () => idToken.replace(/\.(.)/, (_all, letter) => `.${letter === 'e' ? 'f' : 'e'}`)],
  ['a header that says none', () => `${encode({ alg: 'none' })}.${idToken.split('.').slice(1).join('.')}`],
])('a token with %s is refused', (_what, make) => {
  expect(() => server.authenticate(`Bearer ${make()}`)).toThrow(TokenError);
});

test('a token of a disabled account is refused at once', () => {
  server.admin.setDisabled(uid, true);
  expect(() => server.authenticate(`Bearer ${idToken}`)).toThrow('gone or disabled');
});

test('a refresh token is no id token', async () => {
  const { body } = await server.call('signInWithPassword', { email: 'ana@example.ro', password: 'parola-1' });
  expect(() => server.authenticate(`Bearer ${body.refreshToken}`)).toThrow(TokenError);
});

function claims(changes: object = {}) {
  const nowS = Math.floor(server.clock.ms / 1000);
  return { iss: 'https://securetoken.google.com/demo-test', aud: 'demo-test', sub: uid, auth_time: nowS, iat: nowS, exp: nowS + 60, ...changes };
}
