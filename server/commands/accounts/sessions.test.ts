import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { testSigner } from '@anunturi/local-firebase/testing/testSigner';
import { endSingle } from '../../accounts/endSingle';
import { finishJobs } from '../../testing/finishJobs';
import { callTestCommand, type TestCall } from '../../testing/callTestCommand';
import { signInByPassword } from '../../testing/signInByPassword';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const uid = 'sellerAna';
const email = `${uid.toLowerCase()}@exemplu.ro`;
const [phone, laptop] = ['a'.repeat(32), 'b'.repeat(32)];
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
let firebase: TestFirebase;

beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterEach(() => firebase.stop());

const signIn = () => signInForTest(firebase, uid, { ...sampleUser, email });
const call = (name: string, input: object, token: string, more: TestCall = {}) =>
  callTestCommand(firebase.origin, name, input, { token, ...more });
const note = (token: string, device: string, browser = CHROME) =>
  call('noteSession', { device }, token, { browser });
const auth = async (path: string, body: object) =>
  (await (
    await fetch(`${firebase.origin}/identitytoolkit.googleapis.com/v1/accounts:${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
  ).json()) as Record<string, string>;
const emails = async () =>
  (await firebase.owner.list('mail', { limit: 50 })).data.map(({ data }) => data as any);
const kinds = async () => (await emails()).map(({ about }) => about.kind);
/** The code of the e-mail for a new password. */
async function resetCode(): Promise<string> {
  const answer = await fetch(
    `${firebase.origin}/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts:sendOobCode`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${firebase.serviceToken}` },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email, returnOobLink: true }),
    },
  );
  const { oobLink } = (await answer.json()) as { oobLink: string };
  return new URL(oobLink).searchParams.get('oobCode')!;
}
/** A sign-in of its own second: the next is another session. */
async function signInLater(before: string): Promise<string> {
  for (;;) {
    const token = (await signInByPassword(firebase, uid)) as string;
    if (beganOf(token) > beganOf(before)) return token;
  }
}
const beganOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { auth_time: number })
    .auth_time;
/** What rules let this token read of its person. */
const reads = async (token: string) =>
  (
    await fetch(
      `${firebase.origin}/v1/projects/${firebase.projectId}/databases/(default)/documents/users/${uid}/favourites/none`,
      { headers: { authorization: `Bearer ${token}` } },
    )
  ).status;

test('after a new password the token of the thief runs no command, though its hour is not over', async () => {
  const thief = await signIn();
  expect((await call('readMyEmails', {}, thief)).status).toBe(200);
  const changed = await auth('update', {
    idToken: await signInLater(thief),
    password: 'tramvai verde',
    returnSecureToken: true,
  });
  expect((await note(changed.idToken!, laptop)).status).toBe(200);
  for (const name of ['exportMyData', 'closeAccount', 'readMyEmails'])
    expect((await call(name, {}, thief)).code).toBe('signInNeeded');
  expect(await firebase.read(`users/${uid}`)).toMatchObject({
    sessionsEndedAt: new Date(beganOf(changed.idToken!) * 1000),
  });
  expect(await kinds()).toEqual(['passwordChanged']);
});

test('who registered the address of somebody else is out when its owner sets a password by the link', async () => {
  const squatter = await signInForTest(
    firebase,
    uid,
    { ...sampleUser, email },
    { emailVerified: false },
  );
  const oobCode = await resetCode();
  await auth('resetPassword', { oobCode, newPassword: 'tramvai verde' });
  const live = await fetch(`${firebase.origin}/api/live?conversation=${'a'.repeat(20)}_b&after=0`, {
    headers: { authorization: `Bearer ${squatter}` },
  });
  expect(await live.json()).toMatchObject({ error: { code: 'signInNeeded' } });
  expect((await call('closeAccount', {}, squatter)).code).toBe('signInNeeded');
  const owner = await auth('signInWithPassword', {
    email,
    password: 'tramvai verde',
    returnSecureToken: true,
  });
  expect((await note(owner.idToken!, laptop)).status).toBe(200);
});

test('no answer of the commands is taken for something that it does not say it is', async () => {
  const answer = await fetch(`${firebase.origin}/api/readMyEmails`, { method: 'POST', body: '{}' });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('each session is listed once by its device, and one that was ended is refused at both doors', async () => {
  const here = await signIn();
  const there = await signInLater(here);
  await note(here, phone);
  await note(here, phone);
  await note(
    there,
    laptop,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  );
  const list = async () => (await call('readSessions', {}, here)).body.result.sessions;
  expect(await list()).toMatchObject([
    { device: 'Chrome pe Android', isThis: true },
    { device: 'Firefox pe Windows', isThis: false, id: beganOf(there) },
  ]);
  expect(await reads(there)).toBe(404);
  await call('endSession', { id: beganOf(there) }, here);
  expect((await call('readMyEmails', {}, there)).code).toBe('signInNeeded');
  expect(await reads(there)).toBe(403);
  expect(await reads(here)).toBe(404);
  expect(await list()).toHaveLength(1);
  expect(await firebase.read(`sessions/${uid}_${beganOf(there)}`)).toBeNull();
});

test('a sign-in on a device takes the place of the one before, whose tokens are over', async () => {
  const before = await signIn();
  await note(before, phone);
  const now = await signInLater(before);
  await note(now, phone);
  expect((await call('readSessions', {}, now)).body.result.sessions).toMatchObject([
    { id: beganOf(now), isThis: true },
  ]);
  expect(await firebase.read(`sessions/${uid}_${beganOf(before)}`)).toBeNull();
  expect((await call('readMyEmails', {}, before)).code).toBe('signInNeeded');
  expect(await reads(before)).toBe(403);
});

test('a hundred ended sessions are remembered, and what came before those that go on is over with them', () => {
  const ended = Array.from({ length: 100 }, (_, n) => n + 1);
  expect(endSingle({ endedSessions: ended }, [101], [90, 500])).toEqual({
    endedSessions: [91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101],
    sessionsEndedAt: new Date(90_000),
  });
  expect(endSingle({}, [5, 5], [7])).toEqual({ endedSessions: [5] });
  const others = { sessionsEndedAt: new Date(200_000), standingSession: 90 };
  expect(endSingle({ ...others, endedSessions: ended }, [90, 300], [400])).toEqual({
    endedSessions: [90, 300],
  });
  const many = Array.from({ length: 100 }, (_, n) => n + 300);
  expect(endSingle({ ...others, endedSessions: many }, [600], [90, 310.5])).toMatchObject({
    sessionsEndedAt: new Date(310_500),
  });
});

test('what tells everything or cannot be undone wants the password of the last minutes', async () => {
  const token = await signIn();
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  const old = testSigner().signIdToken({ ...claims, auth_time: claims.auth_time - 11 * 60 });
  const id = 'Live5678901234567890';
  await firebase.seed(`listings/${id}`, { ...sampleCar, ownerId: uid, status: 'deleted' });
  expect((await call('exportMyData', {}, old)).code).toBe('recentSignInNeeded');
  expect((await call('deleteListing', { id, forGood: true }, old)).code).toBe('recentSignInNeeded');
  expect((await call('exportMyData', {}, token)).status).toBe(200);
});

test('the session in which the password was just given ends the others, whatever they are', async () => {
  const thief = await signIn();
  const mine = await signInLater(thief);
  expect((await call('endOtherSessions', {}, mine)).status).toBe(200);
  await finishJobs(firebase);
  expect((await call('readMyEmails', {}, thief)).code).toBe('signInNeeded');
  expect(await reads(thief)).not.toBe(404);
  expect((await call('readMyEmails', {}, mine)).status).toBe(200);
  expect(await reads(mine)).toBe(404);
});

test('a session that began later than the one that ends the others is over too, and one that was ended before stays so', async () => {
  const ended = await signIn();
  const mine = await signInLater(ended);
  const thief = await signInLater(mine);
  await call('endSession', { id: beganOf(ended) }, mine);
  expect((await call('endOtherSessions', {}, mine)).status).toBe(200);
  await finishJobs(firebase);
  for (const token of [ended, thief]) {
    expect((await call('readMyEmails', {}, token)).code).toBe('signInNeeded');
    expect(await reads(token)).not.toBe(404);
  }
  expect((await call('readMyEmails', {}, mine)).status).toBe(200);
  expect(await reads(mine)).toBe(404);
  const after = await signInLater(thief);
  expect((await call('readMyEmails', {}, after)).status).toBe(200);
  expect(await reads(after)).toBe(404);
  await call('endSession', { id: beganOf(mine) }, after);
  expect((await call('readMyEmails', {}, mine)).code).toBe('signInNeeded');
  expect(await reads(mine)).toBe(403);
});

test('a new password is told though its thief ends the other sessions at once with an earlier token', async () => {
  const thief = await signIn();
  expect((await call('readMyEmails', {}, thief)).status).toBe(200);
  await auth('update', { idToken: thief, password: 'tramvai verde' });
  await call('endOtherSessions', {}, thief);
  await finishJobs(firebase);
  const again = await auth('signInWithPassword', {
    email,
    password: 'tramvai verde',
    returnSecureToken: true,
  });
  await note(again.idToken!, laptop);
  expect(await kinds()).toContain('passwordChanged');
  expect((await call('readMyEmails', {}, thief)).code).toBe('signInNeeded');
  expect(await reads(thief)).not.toBe(404);
});

test('a new device is told by e-mail, and „Nu am fost eu” ends everything once', async () => {
  const mine = await signIn();
  await note(mine, phone);
  expect(await emails()).toEqual([]);
  const thief = await signInLater(mine);
  await note(thief, laptop);
  await note(thief, laptop);
  const [told] = await emails();
  expect(await kinds()).toEqual(['newDevice']);
  expect(told.message.text).toContain('Chrome pe Android');
  const link = new URL(/https?:\S+\/api\/e-mail\S+/.exec(told.message.text)![0]);
  const open = (method: string) =>
    fetch(`${firebase.origin}${link.pathname}${link.search}`, { method });
  expect(await (await open('GET')).text()).toContain('Nu am fost eu');
  expect((await call('readMyEmails', {}, thief)).status).toBe(200);
  expect((await open('POST')).status).toBe(200);
  await finishJobs(firebase);
  expect((await call('readMyEmails', {}, thief)).code).toBe('signInNeeded');
  expect(await signInByPassword(firebase, uid)).toBeUndefined();
  expect((await open('POST')).status).toBe(409);
});
