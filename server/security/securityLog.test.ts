/** What the security log keeps of what happens at the wire, what it never keeps, and whom it tells. */
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { testSigner } from '@anunturi/local-firebase/testing/testSigner';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import type { EmailDocument } from '../mail/EmailDocument';
import { codeAt } from '../accounts/second-factor/totp';
import { callTestCommand, type TestCall } from '../testing/callTestCommand';
import { finishJobs } from '../testing/finishJobs';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { faultsOfDocument } from '../testing/documentSchemas';
import { alarmThresholds } from './alarmThresholds';

const address = '198.51.100.7';
let firebase: TestFirebase;
let admin: string;
let ana: string;

beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true });
  admin = await signInForTest(firebase, 'eva', { ...sampleUser, role: 'admin' });
  ana = await signInForTest(firebase, 'ana', { ...sampleUser, email: 'ana@exemplu.ro' });
});
afterEach(() => firebase.stop());

const call = (name: string, input: object, token?: string, more: TestCall = {}) =>
  callTestCommand(firebase.origin, name, input, {
    from: address,
    ...(token && { token }),
    ...more,
  });
type Log = CommandResult<'readSecurityLog'>;
const read = async (input: object = {}): Promise<Log> =>
  (await call('readSecurityLog', input, admin)).body.result;
/** What the entries say, the newest first; those of the same words together, as an hour may end in between. */
const said = async (input: object) => {
  const counts = new Map<string, number>();
  for (const { event, personId, command, count } of (await read(input)).entries) {
    const words = [event, personId, command].filter((each) => each !== undefined).join(' ');
    counts.set(words, (counts.get(words) ?? 0) + count);
  }
  return [...counts].map(([words, count]) => `${words} ${count}`);
};
const stored = async () => (await firebase.owner.list('securityLog', { limit: 200 })).data;
const alarmEmails = async () =>
  (await firebase.owner.list('mail', { limit: 50 })).data
    .map(({ data }) => (data as unknown as EmailDocument).message.subject)
    .filter((subject) => subject.startsWith('Alarmă'))
    .map((subject) => subject.replace(/ · .*/, ''));

test('a sign-in is an entry once, whatever pages follow, and no entry has a network or an e-mail address', async () => {
  for (let page = 0; page < 3; page += 1)
    await call('noteSession', { device: 'a'.repeat(32) }, ana);
  expect(await said({ kind: 'signIn' })).toEqual(['signedIn ana 1']);
  const all = await stored();
  expect(all.flatMap(({ id, data }) => faultsOfDocument(`securityLog/${id}`, data))).toEqual([]);
  const text = JSON.stringify(all);
  expect(text).toMatch(/"source":"[0-9a-f]{20}"/);
  for (const secret of [address, '@', 'exemplu.ro']) expect(text).not.toContain(secret);
});

test('wrong codes of the second factor, its setting up and a proved one are entries', async () => {
  const { secret } = (await call('beginSecondFactor', {}, ana)).body.result;
  expect((await call('confirmSecondFactor', { code: '000000' }, ana)).code).toBe('invalidInput');
  await call('confirmSecondFactor', { code: codeAt(secret, new Date()) }, ana);
  const claims = JSON.parse(Buffer.from(ana.split('.')[1]!, 'base64url').toString());
  const later = testSigner().signIdToken({ ...claims, auth_time: claims.auth_time + 61 });
  await call('proveSecondFactor', { code: '000000' }, later);
  const next = codeAt(secret, new Date(Date.now() + 30_000));
  await call('proveSecondFactor', { code: next }, later);
  expect(await said({ kind: 'failure' })).toEqual(['codeWrong ana 2']);
  expect(await said({ kind: 'change' })).toEqual(['secondFactorSet ana 1']);
  expect(await said({ kind: 'signIn' })).toEqual(['codeProved ana 1']);
});

test('refused commands are one entry an hour with how often, of a session that is over too', async () => {
  for (let time = 0; time < 8; time += 1)
    expect((await call('readQueues', {}, ana)).code).toBe('notAllowed');
  expect(await said({ kind: 'refusal' })).toEqual(['refusedRight ana readQueues 8']);
  expect((await call('readMyEmails', {}, 'forged')).code).toBe('signInNeeded');
  expect((await said({ kind: 'refusal' }))[0]).toBe('refusedSession readMyEmails 1');
  // What is mistyped, or asked of somebody who has to sign in, is no matter of safety.
  await call('editProfile', { displayName: 1 }, ana);
  await call('readMyEmails', {});
  expect(await said({ kind: 'refusal' })).toHaveLength(2);
});

test('administrators’ reads are written before they are answered, and their changes with the act', async () => {
  await call('readFailedEmails', {}, admin);
  await call('noteReading', { event: 'personRead', uid: 'ana' }, admin);
  await call('setRole', { uid: 'ana', role: 'moderator' }, admin);
  await call('blockUser', { uid: 'ana', ground: 'fraud', reason: 'A cerut avans.' }, admin);
  expect(await said({ kind: 'change' })).toEqual(['accountBlocked eva 1', 'roleChanged eva 1']);
  expect((await said({ kind: 'read' })).toSorted()).toEqual([
    'failedEmailsRead eva 1',
    'personRead eva 1',
    'securityLogRead eva 1',
  ]);
  const runTransaction = firebase.commandServer!.db.runTransaction.bind(firebase.commandServer!.db);
  let left = 1; // the command itself
  const failing = jest
    .spyOn(firebase.commandServer!.db, 'runTransaction')
    .mockImplementation((...given) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('away')) : runTransaction(...given);
    });
  expect((await call('readFailedEmails', {}, admin)).code).toBe('unavailable');
  failing.mockRestore();
});

test('the log is narrowed by kind, person, network and day, comes by pages, and is an administrator’s alone', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 9, 20 + n, 22, 30)); // of Bucharest the next one
  const entry = { kind: 'signIn', event: 'signedIn', source: 'a'.repeat(20), count: 1 };
  for (let n = 0; n < 120; n += 1)
    await firebase.seed(`securityLog/e${n}`, {
      ...entry,
      personId: n % 2 ? 'ana' : 'dan',
      ...(n % 3 && { kind: 'export', event: 'ownDataExported' }),
      at: new Date(day(n % 4).getTime() + n),
      forgetAt: day(99),
    });
  const all: string[] = [];
  let after: string | undefined;
  do {
    const page = await read({ source: 'a'.repeat(20), ...(after && { after }) });
    all.push(...page.entries.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  expect([all.length, new Set(all).size]).toEqual([120, 120]);
  const narrowed = await read({ kind: 'signIn', personId: 'ana', day: '2026-10-22' });
  expect(narrowed.entries.map(({ id }) => Number(id.slice(1))).every((n) => n % 12 === 9)).toBe(
    true,
  );
  expect(narrowed.entries).toHaveLength(10);
  for (const token of [ana, undefined]) {
    const refused = await call('readSecurityLog', {}, token);
    expect(refused.code).toBe(token ? 'notAllowed' : 'signInNeeded');
  }
  const documents = `${firebase.origin}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  for (const token of [ana, admin]) {
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${documents}/securityLog?pageSize=5`, { headers })).status).toBe(403);
  }
});

test('many failures of one account are told to administrators once, in the log and in the daily e-mail too, and nobody is shut out', async () => {
  await call('beginSecondFactor', {}, ana);
  for (let time = 0; time < alarmThresholds.failure!.person + 5; time += 1)
    await call('confirmSecondFactor', { code: '000000' }, ana, { from: `198.51.100.${time}` });
  await finishJobs(firebase);
  expect(await alarmEmails()).toEqual(['Alarmă de siguranță: multe încercări greșite']);
  expect(await said({ kind: 'alarm' })).toEqual(['manyFailures ana 10']);
  expect((await call('readMyEmails', {}, ana)).status).toBe(200);
});

test('many refusals of one account, and each export of everybody, are told', async () => {
  for (let time = 0; time < alarmThresholds.refusal!.person; time += 1)
    await call('readQueues', {}, ana);
  await call('noteExport', { filter: 'Toți' }, admin);
  await finishJobs(firebase);
  expect((await alarmEmails()).toSorted()).toEqual([
    'Alarmă de siguranță: lista de utilizatori, exportată',
    'Alarmă de siguranță: multe refuzuri',
  ]);
});
