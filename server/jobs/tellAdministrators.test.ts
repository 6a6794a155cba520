/** What administrators are told each day, what they see of the queues, and samples of every e-mail. */
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { emailData } from '@anunturi/tooling/release/Email';
import { stepBackEmail } from '@anunturi/tooling/release/stepBackEmail';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import type { EmailDocument } from '../mail/EmailDocument';
import { sampleEmails } from '../mail/emails/sampleEmails';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

let firebase: TestFirebase;
let token: string;
beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true });
  token = await signInForTest(firebase, 'eva', { ...sampleUser, role: 'admin' });
});
afterEach(() => firebase.stop());

const told = async (): Promise<EmailDocument[]> => {
  const { data } = await firebase.owner.list('mail', { limit: 100 });
  return data.map((each) => each.data as unknown as EmailDocument);
};
const digest = () => runJobsLater(firebase, 0, { name: 'tellAdministrators' });

test('administrators are told once a day what waits, and nothing while nothing does', async () => {
  await digest();
  expect(await told()).toEqual([]);
  await firebase.seed('listings/pending', { ...sampleCar, status: 'pending' });
  await firebase.seed('jobs/dead', { name: 'x', attempts: 10, deadAt: new Date() });
  await digest();
  await digest();
  const [email, ...others] = await told();
  expect(others).toEqual([]);
  const text = email!.message.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('Anunțuri de verificat: 1, primul din');
  expect(text).toContain('Lucrări oprite: 1');
});

test('alarms of the security log since the last daily e-mail are counted in it', async () => {
  const alarm = { kind: 'alarm', event: 'manyRefusals', personId: 'ana', count: 64 };
  const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  await firebase.seed('securityLog/before', { ...alarm, at: longAgo });
  await digest();
  expect(await told()).toEqual([]);
  await firebase.seed('securityLog/today', { ...alarm, at: new Date() });
  await digest();
  expect((await told())[0]!.message.text).toMatch(/Alarme de siguranță:\s+1/);
});

test('releases that were taken back since the last daily e-mail are told in it', async () => {
  const site = { name: 'Târgul', contactEmail: 'eu@targ.example', origin: 'https://targ.example' };
  const failing = { name: 'blog', from: '2.0.0-b', to: '1.0.0-a', shown: 10, failed: 4 };
  const stepBack = emailData(stepBackEmail(failing, site));
  const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  await firebase.seed('mail/before', {
    ...stepBack,
    createdAt: longAgo,
    message: { subject: 'x' },
  });
  await digest();
  const digests = async () =>
    (await told()).filter(({ about }) => about.subject === 'daily digest');
  expect(await digests()).toEqual([]);
  await firebase.seed('mail/today', stepBack);
  await digest();
  const text = (await digests())[0]!.message.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('Versiuni retrase de la sine: 1');
  expect(text).toContain('Târgul: blog s-a întors la versiunea 1.0.0-a');
});

test('the queues say what is due, since when, what comes later and what was given up', async () => {
  const dueAt = new Date(Date.now() - 60_000);
  const later = new Date(Date.now() + 600_000);
  await firebase.seed('mail/a', { dueAt, about: { kind: 'operator' } });
  await firebase.seed('mail/b', { dueAt: later });
  await firebase.seed('mail/c', { failedAt: dueAt });
  const { body } = await callTestCommand(firebase.origin, 'readQueues', {}, { token });
  const emails = { due: 1, later: 1, failed: 1, oldestDueAtMs: dueAt.getTime() };
  const jobs = { due: 0, later: 0, failed: 0 };
  // A process that answers no lists has no search.
  expect(body.result).toEqual({ jobs, emails, schedules: [], search: null });
});

test('an administrator gets a sample of every e-mail', async () => {
  await callTestCommand(firebase.origin, 'sendSampleEmails', {}, { token });
  const all = await told();
  expect(all).toHaveLength(Object.keys(sampleEmails).length);
  expect(new Set(all.map(({ to }) => to))).toEqual(new Set([sampleUser.email]));
});
