import { reportSchema } from '@anunturi/shared-domain/moderation/report';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { runJobsLater } from '../../testing/runJobsLater';
import { signInByPassword } from '../../testing/signInByPassword';
import { provedBy } from '../../testing/signInForTest';
import { runTestJobs } from '../../testing/runTestJobs';
import {
  because,
  call,
  firebase,
  seedListing,
  statusOf,
  tokens,
} from '../accounts/testing/blockedPerson';

const DAY_MS = 24 * 60 * 60 * 1000;
const suspend = (more: object = {}) => call('blockUser', { ...because, uid: 'rau', ...more });
const person = () => firebase.read('users/rau');
const words = 'Mașina este a mea, am trimis actele ei de două ori.';
const told = async () =>
  (await firebase.owner.list('mail', { limit: 10 })).data.map(
    ({ data }) => (data as { message: { subject: string } }).message.subject.split(' · ')[0],
  );
const signInAgain = async () => {
  await runTestJobs(firebase);
  tokens.rau = (await signInByPassword(firebase, 'rau'))!;
};

test('a suspension for seven days ends by itself, with what it hid, and its person is told both times', async () => {
  await seedListing(0, 'active', { expiresAt: new Date(Date.now() + 20 * DAY_MS) });
  expect((await suspend({ days: 7 })).status).toBe(200);
  const { blockedAt, blockedUntil } = userSchema.parse(await person());
  expect(blockedUntil!.getTime() - blockedAt!.getTime()).toBe(7 * DAY_MS);
  await runJobsLater(firebase, 6 * DAY_MS);
  expect(await person()).toMatchObject({ blocked: true });
  expect(await statusOf(0)).toBe('archived');
  await runJobsLater(firebase, 7 * DAY_MS + 60_000);
  expect(userSchema.parse(await person())).toMatchObject({ blocked: false });
  expect(await person()).not.toHaveProperty('blockedUntil');
  expect(await statusOf(0)).toBe('active');
  expect((await told()).sort()).toEqual([
    'Contul a fost suspendat',
    'Suspendarea contului s-a încheiat',
  ]);
  const { data } = await firebase.owner.list('moderationLog', { limit: 5 });
  expect(data.map((each) => each.data)).toContainEqual(
    expect.objectContaining({ action: 'blockEnded', actorId: 'automat' }),
  );
});

test('a person who asked for the deletion of their account meanwhile is not told that listings are shown again', async () => {
  await suspend({ days: 7 });
  await firebase.owner.update('users/rau', { closingAt: new Date() });
  await runJobsLater(firebase, 8 * DAY_MS);
  const ended = (await firebase.owner.list('mail', { limit: 10 })).data
    .map(({ data }) => (data as { message: { subject: string; text: string } }).message)
    .find(({ subject }) => subject.startsWith('Suspendarea contului'));
  expect(ended!.text).toContain('Ștergerea contului');
  expect(ended!.text).not.toContain('se văd');
});

test('one that was made anew without an end does not end when the first would have', async () => {
  await suspend({ days: 7 });
  await call('unblockUser', { uid: 'rau' });
  await suspend();
  await runJobsLater(firebase, 8 * DAY_MS);
  expect(await person()).toMatchObject({ blocked: true });
});

test('who is suspended signs in again, reads why and until when, and appeals once', async () => {
  await suspend({ days: 7 });
  await signInAgain();
  const { body } = await call('readDashboard', {}, 'rau');
  expect(body.result.block).toMatchObject({
    ground: 'fraud',
    facts: because.reason,
    untilMs: expect.any(Number),
  });
  expect((await call('appealBlock', { text: 'nu' }, 'rau')).code).toBe('invalidInput');
  expect((await call('appealBlock', { text: words }, 'rau')).status).toBe(200);
  expect((await call('appealBlock', { text: words }, 'rau')).code).toBe('wrongStatus');
  expect((await call('readOverview', { daysMs: [] })).body.result.awaiting.contested).toBe(1);
  expect((await call('appealBlock', { text: words }, 'dan')).code).toBe('wrongStatus');
});

test('who was answered about the suspended person is told when the suspension is reversed', async () => {
  const answered = { outcome: 'removed', text: 'Contul a fost suspendat.' };
  for (const [id, target, targetId, authorId] of [
    ['r1', 'profile', 'rau', 'rau'],
    ['r2', 'conversation', 'vorba', 'rau'],
    ['r3', 'conversation', 'alta', 'dan'],
  ] as const) {
    await firebase.seed(`reports/${id}`, { ...sampleReport, target, targetId });
    await firebase.seed(`reports/${id}/private/snapshot`, { takenAt: new Date(), authorId });
  }
  await suspend();
  for (const reportId of ['r1', 'r2', 'r3'])
    expect((await call('decideReport', { reportId, ...answered })).status).toBe(200);
  await signInAgain();
  await call('appealBlock', { text: words }, 'rau');
  const answer = { uid: 'rau', outcome: 'reversed', answer: 'Am văzut actele.' };
  expect((await call('decideBlockAppeal', answer)).status).toBe(200);
  const isReversed = async (id: string) =>
    reportSchema.parse(await firebase.read(`reports/${id}`)).reversedAt !== undefined;
  expect(await Promise.all(['r1', 'r2', 'r3'].map(isReversed))).toEqual([true, true, false]);
});

test('another administrator answers the appeal: upheld it stands with its reasons, reversed it ends', async () => {
  for (const outcome of ['upheld', 'reversed']) {
    await suspend();
    await signInAgain();
    await call('appealBlock', { text: words }, 'rau');
    await firebase.owner.update('users/dan', { role: 'admin', ...provedBy(tokens.dan!) });
    const input = { uid: 'rau', outcome, answer: 'Am văzut actele.' };
    expect((await call('decideBlockAppeal', input)).code).toBe('notAllowed');
    expect((await call('decideBlockAppeal', { ...input, answer: '' }, 'dan')).code).toBe(
      'invalidInput',
    );
    expect((await call('decideBlockAppeal', input, 'dan')).status).toBe(200);
    const user = userSchema.parse(await person());
    expect(user.blocked).toBe(outcome === 'upheld');
    if (user.blocked) {
      expect(user.blockAppeal).toMatchObject({ outcome, answer: 'Am văzut actele.' });
      await call('unblockUser', { uid: 'rau' });
    }
  }
  const year = new Date().getUTCFullYear();
  expect(await firebase.read(`moderationTallies/${year}`)).toMatchObject({
    byKind: { suspension: 2 },
    contested: 2,
    reversed: 1,
  });
});
