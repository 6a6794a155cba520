/** What people are told of the days of their papers, by a set clock. */
import { sampleArchiveEntry } from '@anunturi/shared-domain/samples/personalSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { formatIsoDay, toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import type { EmailDocument } from '../mail/EmailDocument';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
let firebase: TestFirebase;
let token: string;
beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true });
  token = await signInForTest(firebase, 'ana', { ...sampleUser, email: 'ana@exemplu.ro' });
});
afterEach(() => firebase.stop());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const keep = (id: string, more: object) =>
  firebase.seed(`users/ana/archive/${id}`, { ...sampleArchiveEntry, ...more });
const look = (days = 0) => runJobsLater(firebase, days * DAY_MS, { name: 'tellDeadlines' });
const told = async () => {
  const { data } = await firebase.owner.list('mail', { limit: 100 });
  return data.map((each) => each.data as unknown as EmailDocument);
};
const ask = (input: object) => callTestCommand(firebase.origin, 'setReminder', input, { token });

test('a kept paper is told of within the month before it runs out, once for each date', async () => {
  await keep('rca', { name: 'Polița Loganului', term: 'rca', expiresAt: inDays(40) });
  await look();
  expect(await told()).toEqual([]);
  for (const day of [11, 12]) await look(day);
  const [email, ...others] = await told();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: 'ana@exemplu.ro', about: { kind: 'deadline', uid: 'ana' } });
  expect(email!.message.subject).toContain(`expiră pe ${formatIsoDay(toIsoDay(inDays(40)))}`);
  expect(email!.message.subject).not.toContain('Logan');
  expect(email!.message.text).toContain('Polița Loganului');
  expect(email!.message.text).toContain('RCA');
  expect(email!.message.headers).toHaveProperty('List-Unsubscribe-Post');
  await keep('rca', { name: 'Polița Loganului', term: 'rca', expiresAt: inDays(60) });
  await look(35);
  expect(await told()).toHaveLength(2);
});

test('papers that ran out, were deleted or have no date are not told of', async () => {
  await keep('old', { expiresAt: inDays(-1) });
  await keep('gone', { expiresAt: inDays(5), deletedAt: inDays(0) });
  await keep('undated', {});
  await look();
  expect(await told()).toEqual([]);
});

test('all are told of, however many bear the same day', async () => {
  const expiresAt = inDays(10);
  for (let n = 0; n < 60; n += 1) await keep(`act${n}`, { expiresAt });
  await look();
  expect(await told()).toHaveLength(60);
});

test('a day that a person asked to be reminded of is told a week before, and then forgotten', async () => {
  const day = toIsoDay(inDays(30));
  const asked = { title: 'Depuneți declarația la taxe și impozite', day };
  const { body } = await ask({ ...asked, wanted: true });
  await ask({ ...asked, wanted: true });
  expect((await firebase.owner.list('users/ana/reminders', { limit: 5 })).data).toHaveLength(1);
  const sixInTheMorningMs = Date.parse(`${day}T06:00:00Z`);
  expect(body.result.atMs).toBe(sixInTheMorningMs - 7 * DAY_MS);
  await look(21);
  expect(await told()).toEqual([]);
  await look(24);
  await look(25);
  const [email, ...others] = await told();
  expect(others).toEqual([]);
  expect(email!.message.subject).toContain(`Se apropie un termen: ${formatIsoDay(day)}`);
  expect(email!.message.text).toContain('Depuneți declarația la taxe și impozite');
  expect(email!.message.headers).toHaveProperty('List-Unsubscribe-Post');
  expect((await firebase.owner.list('users/ana/reminders', { limit: 5 })).data).toEqual([]);
});

test('a day of less than a week is told of at once, in words that are true then too', async () => {
  await ask({ title: 'Radiați mașina', day: toIsoDay(inDays(3)), wanted: true });
  await look();
  const [email] = await told();
  expect(email!.message.text).toContain('Ne-ați cerut să vă amintim de el.');
  expect(email!.message.text).not.toContain('săptămână');
});

test('a reminder that is not wanted any more is not sent, and a day that is over is refused', async () => {
  const asked = { title: 'Radiați mașina', day: toIsoDay(inDays(20)) };
  await ask({ ...asked, wanted: true });
  expect((await ask({ ...asked, wanted: false })).body.result).toEqual({});
  await look(19);
  expect(await told()).toEqual([]);
  expect((await ask({ ...asked, day: '2020-01-01', wanted: true })).code).toBe('invalidInput');
  expect((await ask({ ...asked, day: 'mâine', wanted: true })).code).toBe('invalidInput');
});
