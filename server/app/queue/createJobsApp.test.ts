import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Accounts } from '../callers/Accounts';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { createJobsApp } from './createJobsApp';
import { defineJob } from './defineJob';
import { createJobRunner } from './createJobRunner';
import { openFirestore } from '../data/openFirestore';
import { openStorage } from '../data/openStorage';
import { createVerifyClock } from '../callers/verifyClock';

const account = 'clock@market.iam.gserviceaccount.com';
const audience = 'https://commands.example';
const mark = defineJob({
  name: 'mark',
  run: async ({ store, now }) => store.set('marks/all', { at: now }),
});
const schedules = [{ name: 'marking', everyMs: 60_000, job: mark }];
let firebase: TestFirebase;
let db: ReturnType<typeof openFirestore>;
let app: ReturnType<typeof createJobsApp>;
let sign: (claims?: object, more?: { issuer?: string; audience?: string }) => Promise<string>;

beforeAll(async () => {
  firebase = await startTestFirebase();
  const { projectId, bucket, origin, serviceToken } = firebase;
  const place = { projectId, bucket, embedded: { origin, serviceToken } };
  db = openFirestore(place);
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1' }] });
  sign = (claims = {}, { issuer = 'https://accounts.google.com', audience: to = audience } = {}) =>
    new SignJWT({ email: account, email_verified: true, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience(to)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
  const runner = createJobRunner({
    db,
    files: openStorage(place),
    accounts: new Accounts(place),
    jobs: [mark],
    log: () => {},
  });
  const verifyClock = createVerifyClock({ account, audience }, keys);
  app = createJobsApp({ runner, schedules, verifyClock, log: () => {} });
});
beforeEach(() => firebase.wipe());
afterAll(async () => {
  await db.terminate();
  await firebase.stop();
});

const ask = (name: string, token?: string) =>
  app.request(`/jobs/${name}`, {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

test('the clock asks for a scheduled job, which is done before the answer', async () => {
  const answer = await ask('marking', await sign());
  expect([answer.status, await answer.json()]).toEqual([200, { ran: 1 }]);
  expect(await firebase.read('marks/all')).not.toBeNull();
  expect((await ask('queue', await sign())).status).toBe(200);
  expect((await ask('secrets', await sign())).status).toBe(404);
});

test('a scheduled job that was given up gets its attempts back with the next tick', async () => {
  const dead = { name: 'mark', input: {}, attempts: 10, createdAt: new Date(), deadAt: new Date() };
  await firebase.seed('jobs/clock-marking', dead);
  expect(await (await ask('marking', await sign())).json()).toEqual({ ran: 1 });
  expect(await firebase.read('jobs/clock-marking')).toBeNull();
});

test('nobody else starts jobs: no token, another account, another service, another issuer', async () => {
  const tokens = [
    undefined,
    'x.y.z',
    await sign({ email: 'other@market.iam.gserviceaccount.com' }),
    await sign({ email_verified: false }),
    await sign({}, { audience: 'https://other.example' }),
    await sign({}, { issuer: 'https://accounts.example' }),
  ];
  for (const token of tokens) expect((await ask('marking', token)).status).toBe(401);
  expect(await firebase.read('marks/all')).toBeNull();
});
