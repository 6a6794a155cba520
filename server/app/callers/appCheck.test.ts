import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, importPKCS8 } from 'jose';
import { testSigner } from '@anunturi/local-firebase/testing/testSigner';
import { APP_CHECK_HEADER } from '@anunturi/shared-domain/commands/CommandAnswer';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { EMBEDDED_APP } from '@anunturi/shared-domain/site/embeddedProject';
import { marketErrorMessages } from '@anunturi/shared-domain/site/marketError';
import { callTestCommand } from '../../testing/callTestCommand';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { readAppCheckApp } from './readAppCheckApp';

const SECRET = 'debug-token-of-tests';
const NUMBER = EMBEDDED_APP.split(':')[1];
const listingId = 'Listing0000000000001';
let firebase: TestFirebase;
let plain: TestFirebase;
let token: string;

beforeAll(async () => {
  firebase = await startTestFirebase({
    commands: true,
    search: true,
    appCheck: { debugTokens: [SECRET] },
  });
  plain = await startTestFirebase({ commands: true, search: true });
  for (const each of [firebase, plain]) {
    const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await each.seed(`listings/${listingId}`, { ...sampleCar, status: 'active', expiresAt });
    await each.seed(`listings/${listingId}/private/contact`, { phone: '0712345678' });
    await each.seed(`listings/${listingId}/counters/all`, { views: 0 });
  }
  const { origin, projectId } = firebase;
  const answer = await fetch(
    `${origin}/v1/projects/${projectId}/apps/${EMBEDDED_APP}:exchangeDebugToken?key=demo`,
    { method: 'POST', body: JSON.stringify({ debug_token: SECRET }) },
  );
  ({ token } = (await answer.json()) as { token: string });
});
afterAll(() => Promise.all([firebase.stop(), plain.stop()]));

const reveal = (appCheck?: string, { origin } = firebase) =>
  callTestCommand(origin, 'revealPhone', { listingId }, appCheck === undefined ? {} : { appCheck });
const ask = (path: string, appCheck?: string, { origin } = firebase) =>
  fetch(`${origin}/api/${path}`, {
    headers: appCheck === undefined ? {} : { [APP_CHECK_HEADER]: appCheck },
  });
const claims = (changes: object = {}) => ({
  iss: `https://firebaseappcheck.googleapis.com/${NUMBER}`,
  aud: [`projects/${NUMBER}`, `projects/${firebase.projectId}`],
  sub: EMBEDDED_APP,
  exp: Math.floor(Date.now() / 1000) + 3600,
  ...changes,
});

test('nobody shows a token where App Check is off', async () => {
  expect((await reveal(undefined, plain)).status).toBe(200);
  expect((await ask('cards?ids=', undefined, plain)).status).toBe(200);
});

test('a command without a token is refused in words, and done with one', async () => {
  expect(await reveal()).toMatchObject({
    status: 403,
    code: 'appCheckNeeded',
    body: { error: { message: marketErrorMessages.appCheckNeeded } },
  });
  expect(await reveal(token)).toMatchObject({ status: 200, body: { result: {} } });
});

test.each(['search?cate=0', 'suggest?q=da', 'cards?ids=', 'listed', 'price?id=x', 'live'])(
  'no program asks /api/%s without a token',
  async (path) => {
    const refused = await ask(path);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(await refused.json()).toMatchObject({ error: { code: 'appCheckNeeded' } });
    expect((await ask(path, token)).status).not.toBe(403);
  },
);

test('what is answered to a token is kept by no shared cache', async () => {
  await Promise.all([firebase, plain].map((each) => each.commandServer!.search!.rebuild()));
  const kept = (await ask('listed', token)).headers.get('cache-control');
  expect(kept).toMatch(/^private, max-age=\d+$/);
  expect((await ask('listed', undefined, plain)).headers.get('cache-control')).toMatch(/^public/);
});

test('a forged token, one that has ended and those of others are refused', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = await importPKCS8(
    privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    'RS256',
  );
  const ours = testSigner();
  const forged = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'RS256', kid: ours.publishedKeys()[0]!.kid })
    .sign(key);
  expect((await reveal(ours.signIdToken(claims()))).status).toBe(200);
  const bad = [
    forged,
    ours.signIdToken(claims({ exp: Math.floor(Date.now() / 1000) - 60 })),
    ours.signIdToken(claims({ aud: ['projects/1'] })),
    ours.signIdToken(claims({ sub: `1:${NUMBER}:web:b0` })),
    ours.signIdToken(claims({ iss: `https://securetoken.google.com/${firebase.projectId}` })),
    ours.sign(claims()),
    'no token',
  ];
  for (const each of bad) expect((await reveal(each)).code).toBe('appCheckNeeded');
});

test('a link of an e-mail opens without a token', async () => {
  expect((await ask('e-mail?t=unknown')).status).not.toBe(403);
  expect((await ask('fisier?t=unknown')).status).not.toBe(403);
});

test('an app that is none of the web stops the start with a sentence', () => {
  expect(readAppCheckApp(`${EMBEDDED_APP}\n`)).toBe(EMBEDDED_APP);
  expect(() => readAppCheckApp('demo')).toThrow('APP_CHECK_APP is no app: demo');
});
