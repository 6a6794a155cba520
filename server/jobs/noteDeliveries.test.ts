/** E-mails that the extension "Trigger Email" sends: each state that its documentation names is understood. */
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { runJobsLater } from '../testing/runJobsLater';
import { seedMarket } from '../testing/seedMarket';
import { queuedEmail } from '../mail/queuedEmail';
import type { EmailDelivery } from '../mail/EmailDelivery';

const MINUTE_MS = 60_000;
let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  await seedMarket(firebase);
});
afterAll(() => firebase.stop());

const now = new Date();
/** As https://firebase.google.com/docs/extensions/official/firestore-send-email/delivery-status has it. */
const begun = { startTime: now, attempts: 1, error: null };
const ended = { ...begun, endTime: now };
const accepted = { messageId: '<e@targ.example>', accepted: ['ana@exemplu.ro'], rejected: [] };
const info = { ...accepted, response: '250 OK' };
const lease = (ms: number) => ({ leaseExpireTime: new Date(now.getTime() + ms) });

const states: [string, EmailDelivery | undefined, object, isDue: boolean][] = [
  ['one that it has not seen', undefined, {}, true],
  ['PENDING', { ...begun, state: 'PENDING', attempts: 0 }, {}, true],
  ['PROCESSING', { ...begun, state: 'PROCESSING', ...lease(MINUTE_MS) }, {}, true],
  ['RETRY', { ...begun, state: 'RETRY' }, {}, true],
  ['SUCCESS', { ...ended, state: 'SUCCESS', info }, {}, false],
  ['ERROR', { ...ended, state: 'ERROR', error: '550' }, { failedAt: now }, false],
  [
    'PROCESSING after its lease',
    { ...begun, state: 'PROCESSING', ...lease(-MINUTE_MS) },
    { failedAt: expect.any(Date), delivery: { state: 'UNCLEAR' } },
    false,
  ],
];

test.each(states)(
  'an e-mail of the extension in the state %s',
  async (_state, delivery, noted, isDue) => {
    const message = { subject: 'Bună', text: 'Text', html: '<p>Text</p>' };
    const about = { kind: 'operator', subject: 's' } as const;
    const queued = queuedEmail({ to: 'ana@exemplu.ro', message, about }, now);
    await firebase.seed('mail/e', { ...queued, ...(delivery && { delivery }) });
    await runJobsLater(firebase, 0, { name: 'noteDeliveries' });
    const kept = (await firebase.read('mail/e')) as object;
    expect(kept).toMatchObject({ to: 'ana@exemplu.ro', message, ...noted });
    expect('dueAt' in kept).toBe(isDue);
    expect('failedAt' in kept).toBe('failedAt' in noted);
  },
);
