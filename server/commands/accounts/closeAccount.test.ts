import { sampleCompanyUser } from '@anunturi/shared-domain/samples/userSamples';
import { toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { Accounts } from '../../app/callers/Accounts';
import { createJobRunner } from '../../app/queue/createJobRunner';
import type { Job } from '../../app/queue/defineJob';
import { jobDocument, newJobPath } from '../../app/queue/jobDocument';
import { jobs } from '../../jobs/jobs';
import { removeDueListing } from '../../jobs/removeDueListing';
import { callTestCommand } from '../../testing/callTestCommand';
import { filesOf, listingsOf, seedWholePerson } from '../../testing/seedWholePerson';
import { signInByPassword } from '../../testing/signInByPassword';
import { provedBy } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { testSigner } from '@anunturi/local-firebase/testing/testSigner';
import { tracesOf } from './testing/tracesOf';
import { sendForTest } from '../../testing/uploadForTest';
import { watchReads } from '../../testing/watchReads';

const ana = { uid: 'anaUid', name: 'Ana Pop', other: 'danUid' };
const dan = { uid: 'danUid', name: 'Dan Ilie', other: 'anaUid' };
const [shown, draft, rejected] = listingsOf(ana.uid) as [string, string, string];
const [dansShown] = listingsOf(dan.uid) as [string];
const asSeller = `conversations/${toConversationId(shown, dan.uid)}`;
const asBuyer = `conversations/${toConversationId(dansShown, ana.uid)}`;
const HOUR_MS = 60 * 60 * 1000;
let firebase: TestFirebase;
let accounts: Accounts;
let token: string;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  const { projectId, origin, serviceToken } = firebase;
  accounts = new Accounts({ projectId, embedded: { origin, serviceToken } });
  await firebase.commandServer!.runner.stop(); // these tests say when jobs run
});
beforeEach(seedBoth);
afterAll(() => firebase.stop());

async function seedBoth(): Promise<void> {
  firebase.wipe();
  for (const person of [dan, ana]) await seedWholePerson(firebase, person);
  token = (await signInByPassword(firebase, ana.uid)) as string;
}
const call = (name: string, input: object, as?: string) =>
  callTestCommand(firebase.origin, name, input, as === undefined ? {} : { token: as });
const close = (as?: string) => call('closeAccount', {}, as);
const user = () => firebase.read(`users/${ana.uid}`);
const statusOf = async (id: string) => (await firebase.read(`listings/${id}`))?.status;

/** A queue as a new process opens it; `hoursLater` jobs that wait for another attempt are due. */
const openQueue = ({ of = jobs, hoursLater = 0, more = {} } = {}) =>
  createJobRunner({
    db: firebase.commandServer!.db,
    files: firebase.commandServer!.files,
    accounts,
    jobs: of,
    log: () => {},
    clock: () => new Date(Date.now() + hoursLater * HOUR_MS),
    ...more,
  });
async function finish(runner = openQueue()): Promise<void> {
  while ((await runner.runDue()) > 0);
}

async function queue(name: string, input: object): Promise<void> {
  const now = new Date();
  const job = jobDocument(name, input, { now, at: now });
  await firebase.commandServer!.db.doc(newJobPath()).create(job);
}

/** Whether a job waits for anything but the end of six months. */
const hasJobs = (): boolean => {
  const { documents } = firebase.firestore;
  const queue = documents.collection(firebase.projectId, ['jobs'])!;
  return [...documents.all(queue.id)].some(
    ({ fieldsJson }) => !fieldsJson.includes(`"${removeDueListing.name}"`),
  );
};

/** What may still name her: evidence for six months, the notice, ids that never come back, and what is the other person's. */
const kept = [
  asBuyer,
  `${asBuyer}/messages/of${dan.uid}`,
  asSeller,
  `${asSeller}/messages/of${dan.uid}`,
  `deletedAccounts/${ana.uid}`,
  ...[draft, shown].map((id) => `deletedListings/${id}`),
  ...[draft, shown, rejected].map((id) => `tombstones/listing-${id}`), // no word of hers
  `listings/${rejected}`,
  `listings/${rejected}/private/deletion`,
  `listings/${rejected}/private/moderation`,
  `reports/of${ana.uid}`,
  `reports/of${ana.uid}/private/snapshot`,
  `reports/of${dan.uid}`,
  `reports/of${dan.uid}/private/snapshot`,
  `users/${dan.uid}/favourites/${shown}`,
  ...filesOf(ana.uid).flatMap(([path]) => (path.includes(rejected) ? [path] : [])),
];

/** That the account closes and is closed has to reach her after it; and for two days, ids of listings that searches drop; the security log stays. */
const isPassing = (path: string) =>
  /^(mail\/accountClosing-|listingChanges\/|securityLog\/)/.test(path);

async function expectGone(): Promise<void> {
  const left = await tracesOf(firebase, ana);
  expect(left.filter((path) => !kept.includes(path) && !isPassing(path))).toEqual([]);
  expect(await accounts.read(ana.uid)).toBeNull();
  expect(await statusOf(rejected)).toBe('deleted');
  const sold = { sellerName: 'Cont șters', buyerName: 'Celălalt', lastText: 'Mesaj șters' };
  expect(await firebase.read(asSeller)).toMatchObject(sold);
  const bought = { sellerName: 'Celălalt', buyerName: 'Cont șters' };
  expect(await firebase.read(asBuyer)).toMatchObject(bought);
  const counters = await firebase.read(`listings/${dansShown}/counters/all`);
  expect(counters).toMatchObject({ favourites: 0, views: 5 });
}

test('a closed account is hidden and shut at once', async () => {
  expect((await close(token)).status).toBe(200);
  expect(await user()).toMatchObject({ closingAt: expect.any(Date) });
  expect(await statusOf(shown)).toBe('archived');
  const requests = (await firebase.owner.list('legalRequests')).data.map(({ data }) => data);
  expect(requests).toEqual([{ kind: 'deletion', source: 'account', receivedAt: expect.any(Date) }]);
  expect((await firebase.as(null).get(`listings/${shown}`)).status).toBe(403);
  expect((await firebase.as(null).get(`profiles/${ana.uid}`)).status).toBe(404);
  expect((await call('revealPhone', { listingId: shown })).code).toBe('notFound');
  const favourite = { listingId: dansShown, kept: false };
  expect((await call('setFavourite', favourite, token)).code).toBe('blocked');
  const block = firebase.as(ana.uid).create(`users/${ana.uid}/blocks/x`, { blockedAt: new Date() });
  expect((await block).status).toBe(403);
});

test('from its closing on nobody writes to it, and confirming its company brings no profile back', async () => {
  const { company, sellerType } = sampleCompanyUser;
  await firebase.owner.update(`users/${ana.uid}`, { company, sellerType });
  const dans = (await signInByPassword(firebase, dan.uid))!;
  await firebase.owner.update(`users/${dan.uid}`, { role: 'admin', ...provedBy(dans) });
  const write = (messageId: string) => {
    const conversationId = asSeller.slice('conversations/'.length);
    return call('sendReply', { conversationId, messageId, text: 'Bună ziua' }, dans);
  };
  expect((await write('before')).status).toBe(200);
  await close(token);
  expect((await write('after')).code).toBe('blockedByRecipient');
  const confirm = { uid: ana.uid, cui: company!.cui, confirmed: true };
  expect((await call('confirmCompany', confirm, dans)).status).toBe(200);
  expect(await firebase.read(`profiles/${ana.uid}`)).toBeNull();
});

test('the job deletes everything of a closed account and nothing of others', async () => {
  const before = await tracesOf(firebase, dan);
  const photo = { sizeBytes: 4, contentType: 'image/webp' };
  const { address } = (await call('bookUpload', photo, token)).body.result;
  const reads = await watchReads(async () => {
    await close(token);
    await finish();
  });
  const countersOf = (paths: string[]) => paths.filter((path) => path.endsWith('/counters/all'));
  expect(countersOf(reads.alone('listings/'))).toEqual([]); // of what was kept, in one request
  expect(countersOf(reads.together('listings/').flat())).not.toEqual([]);
  await expectGone();
  expect((await firebase.owner.list('legalRequests')).data).toMatchObject([
    { data: { kind: 'deletion', receivedAt: expect.any(Date), answeredAt: expect.any(Date) } },
  ]);
  const emails = (await firebase.owner.list('mail')).data.map(({ data }) => data);
  const told = [/^Contul se închide/, /^Contul este închis/].map((subject) =>
    emails.filter(({ message }) => subject.test((message as { subject: string }).subject)),
  );
  expect(told).toMatchObject([[{ to: 'anauid@exemplu.ro' }], [{ to: 'anauid@exemplu.ro' }]]);
  expect(await sendForTest(firebase, address, Buffer.from('late'))).toBe(404);
  const after = await tracesOf(firebase, dan);
  expect(before.filter((path) => !after.includes(path) && !path.includes(ana.uid))).toEqual([]);
  expect(await signInByPassword(firebase, ana.uid)).toBeUndefined();
  expect((await call('registerProfile', { displayName: 'Ana Pop' }, token)).code).toBe(
    'signInNeeded',
  );
});

test('a closing that is interrupted at any place is finished', async () => {
  const { files } = firebase.commandServer!;
  const failed = new Set<string>();
  const met = new Set<string>();
  /** Every other place that was not tried before ends the process: a job has ten attempts. */
  const interrupt = (place: string) => {
    if (failed.has(place) || met.has(place)) return;
    met.add(place);
    if (met.size % 2 === 0) return;
    failed.add(place);
    throw new Error('The process has ended');
  };
  /** Before and after everything that is done outside of the transaction. */
  const interrupted = <T extends object>(outside: T): T =>
    new Proxy(outside, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        return async (...input: unknown[]) => {
          interrupt(`before ${String(name)} ${String(input[0])}`);
          const result = (await value.apply(target, input)) as unknown;
          interrupt(`after ${String(name)} ${String(input[0])}`);
          return result;
        };
      },
    });
  /** And before its transaction is stored. */
  const of = jobs.map((job): Job => ({
    ...job,
    async run(context) {
      await job.run(context);
      interrupt(`end of ${job.name} ${JSON.stringify(context.input).replace(/\d{13}/, 'now')}`);
    },
  }));
  const more = { files: interrupted(files), accounts: interrupted(accounts) };
  do {
    met.clear();
    await seedBoth();
    await close(token);
    for (let hoursLater = 0; hoursLater < 60 && hasJobs(); hoursLater += 1)
      await finish(openQueue({ of, more, hoursLater }));
    await expectGone();
  } while (met.size > 0);
  expect(failed.size).toBeGreaterThan(40);
});

test('what an earlier version or a job that was given up left closing is finished within two days', async () => {
  const aDayAgo = new Date(Date.now() - 25 * HOUR_MS);
  await firebase.owner.update(`users/${ana.uid}`, { closingAt: aDayAgo });
  await queue('finishClosings', {});
  await finish();
  await expectGone();
});

test('only a person who has just signed in closes an account, never an administrator or who is blocked', async () => {
  expect((await close()).code).toBe('signInNeeded');
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  const auth_time = claims.auth_time - 11 * 60;
  expect((await close(testSigner().signIdToken({ ...claims, auth_time }))).code).toBe(
    'recentSignInNeeded',
  );
  for (const [change, code] of [
    [{ role: 'admin' }, 'notAllowed'],
    [{ role: 'user', blocked: true }, 'blocked'],
  ] as const) {
    await firebase.owner.update(`users/${ana.uid}`, change);
    expect((await close(token)).code).toBe(code);
  }
  expect(await user()).not.toHaveProperty('closingAt');
});

test('an order to delete an account that is not closing does nothing', async () => {
  await queue('removeAccount', { uid: ana.uid });
  await finish();
  expect(await statusOf(shown)).toBe('active');
  expect(await accounts.read(ana.uid)).toMatchObject({ email: 'anauid@exemplu.ro' });
});
