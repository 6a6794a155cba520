import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { WRONG_CODES_PER_DAY } from '@anunturi/shared-domain/site/limits';
import { testSigner } from '@anunturi/local-firebase/testing/testSigner';
import { codeAt } from '../../../accounts/second-factor/totp';
import { callTestCommand } from '../../../testing/callTestCommand';
import { provedBy, signInForTest } from '../../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../../testing/startTestFirebase';

const uid = 'sellerAna';
const email = `${uid.toLowerCase()}@exemplu.ro`;
const [phone, laptop] = ['a'.repeat(32), 'b'.repeat(32)];
let firebase: TestFirebase;
let present: string;

beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true });
  present = await signInForTest(firebase, uid, { ...sampleUser, email });
});
afterEach(() => firebase.stop());

const call = (name: string, input: object, token = present) =>
  callTestCommand(firebase.origin, name, input, { token });
/** A token of a session of the person that began so many seconds ago. */
const sessionOf = (agoS: number) => {
  const claims = JSON.parse(Buffer.from(present.split('.')[1]!, 'base64url').toString());
  return testSigner().signIdToken({ ...claims, auth_time: claims.auth_time - agoS });
};
const prove = async (code: string, token = present) =>
  (await call('proveSecondFactor', { code }, token)).body.result?.outcome;
const kept = () => firebase.read(`secondFactors/${uid}`) as Promise<any>;
const code = async (shiftS = 0) =>
  codeAt((await kept()).secret, new Date(Date.now() + shiftS * 1000));
/** Sets up an app; answers the recovery codes. */
async function setUp(): Promise<string[]> {
  const begun = await call('beginSecondFactor', {});
  const { secret, appAddress } = begun.body.result;
  expect(appAddress).toContain(`secret=${secret}`);
  const answer = await call('confirmSecondFactor', { code: codeAt(secret, new Date()) });
  return answer.body.result.recoveryCodes as string[];
}
const subjects = async () =>
  (await firebase.owner.list('mail', { limit: 50 })).data
    .map(({ data }) => String((data as any).message.subject).replace(/ · .*/, ''))
    .sort();
const reads = async (token: string) =>
  (
    await fetch(
      `${firebase.origin}/v1/projects/${firebase.projectId}/databases/(default)/documents/users/${uid}/favourites/none`,
      { headers: { authorization: `Bearer ${token}` } },
    )
  ).status;

test('once an app has proved itself every other session is over, and a new one does and reads nothing before its code', async () => {
  const earlier = sessionOf(120);
  await setUp();
  expect((await call('readMyEmails', {}, earlier)).code).toBe('signInNeeded');
  expect((await call('readMyEmails', {})).status).toBe(200);
  expect(await reads(present)).toBe(404);
  const later = sessionOf(-61);
  expect((await call('readMyEmails', {}, later)).code).toBe('secondFactorNeeded');
  expect(await reads(later)).toBe(403);
  expect(await prove(await code(30), later)).toBe('proved');
  expect((await call('readMyEmails', {}, later)).status).toBe(200);
  expect(await reads(later)).toBe(404);
  expect(await subjects()).toEqual(['Al doilea pas la intrarea în cont este activat']);
});

test('nobody reads the secret or the recovery codes again, and no answer is kept', async () => {
  const codes = await setUp();
  const { secret } = await kept();
  const state = await call('readSecondFactorState', {});
  expect(state.body.result).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
  const address = `${firebase.origin}/v1/projects/${firebase.projectId}/databases/(default)/documents/secondFactors/${uid}`;
  const headers = { authorization: `Bearer ${present}` };
  expect((await fetch(address, { headers })).status).toBe(403);
  const stored = JSON.stringify([
    (await firebase.owner.list('commandResults', { limit: 50 })).data,
    await kept(),
  ]);
  expect(codes.filter((each) => stored.includes(each))).toEqual([]);
  expect(stored.split(secret)).toHaveLength(2);
});

test('a code is taken once, and none before it; a recovery code is taken once, too, and told', async () => {
  const [first] = await setUp();
  const [second, third] = [sessionOf(-61), sessionOf(-62)];
  expect(await prove(await code(), second)).toBe('used');
  const next = await code(30);
  expect(await prove(next, second)).toBe('proved');
  expect(await prove(next, third)).toBe('used');
  expect(await prove(first!.toUpperCase().replaceAll('-', ' '), third)).toBe('proved');
  expect(await prove(first!, sessionOf(-63))).toBe('wrong');
  expect((await kept()).recoveryDigests).toHaveLength(9);
  expect(await subjects()).toContain('S-a intrat în cont cu un cod de rezervă');
});

test('who guesses codes is stopped for the day, and the owner still comes in by a recovery code', async () => {
  const [first] = await setUp();
  const thief = sessionOf(-61);
  const guesses = ['000000', '00000', 'abc', ''].flatMap((each) => Array<string>(10).fill(each));
  for (const guess of guesses.slice(0, WRONG_CODES_PER_DAY)) await prove(guess, thief);
  expect(await prove(await code(30), thief)).toBe('paused');
  expect((await call('readMyEmails', {}, thief)).code).toBe('secondFactorNeeded');
  expect(await prove(first!, sessionOf(-62))).toBe('proved');
});

test('a password that is given again on a device that has proved itself asks for no code; on another one it does', async () => {
  await call('noteSession', { device: phone });
  await setUp();
  const again = sessionOf(-61);
  const note = async (device: string, token: string) =>
    (await call('noteSession', { device }, token)).body.result;
  expect(await note(phone, again)).toEqual({ awaitsCode: false });
  expect((await call('readMyEmails', {}, again)).status).toBe(200);
  const elsewhere = sessionOf(-62);
  expect(await note(laptop, elsewhere)).toEqual({ awaitsCode: true });
  expect((await call('readMyEmails', {}, elsewhere)).code).toBe('secondFactorNeeded');
});

test('without the password of the last minutes nothing about the second factor is changed', async () => {
  await setUp();
  const old = sessionOf(11 * 60);
  await firebase.seed(`users/${uid}`, { ...sampleUser, email, ...provedBy(old) });
  for (const name of ['beginSecondFactor', 'renewRecoveryCodes', 'endSecondFactor'])
    expect((await call(name, {}, old)).code).toBe('recentSignInNeeded');
});

test('codes are replaced and the second factor ended by its owner, told each time', async () => {
  const [first] = await setUp();
  const renewed = (await call('renewRecoveryCodes', {})).body.result.recoveryCodes;
  expect(renewed).not.toContain(first);
  expect(await prove(first!, sessionOf(-61))).toBe('wrong');
  expect((await call('endSecondFactor', {})).status).toBe(200);
  expect(await kept()).toBeNull();
  expect((await call('readMyEmails', {}, sessionOf(-62))).status).toBe(200);
  expect(await subjects()).toEqual([
    'Al doilea pas la intrarea în cont este activat',
    'Al doilea pas la intrarea în cont este oprit',
    'Codurile de rezervă au fost înlocuite',
  ]);
});

test('an administrator does and reads nothing as one before the second factor is on, and does not end it', async () => {
  const user = { ...sampleUser, email, role: 'admin' };
  await firebase.seed(`users/${uid}`, user);
  const refused = await call('readQueues', {});
  expect(refused.body.error).toEqual({
    code: 'secondFactorNeeded',
    message: expect.stringContaining('aplicația de autentificare'),
  });
  const log = `${firebase.origin}/v1/projects/${firebase.projectId}/databases/(default)/documents/moderationLog?pageSize=5`;
  const headers = { authorization: `Bearer ${present}` };
  expect((await fetch(log, { headers })).status).toBe(403);
  await setUp();
  expect((await call('readQueues', {})).status).toBe(200);
  expect((await fetch(log, { headers })).status).toBe(200);
  expect((await call('endSecondFactor', {})).code).toBe('notAllowed');
});
