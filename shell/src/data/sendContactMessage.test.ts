/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { setSession } from '@anunturi/shared-auth/sessionStore';
import { sendContactMessage } from './sendContactMessage';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  configureFirebase(firebase.config);
  setSession({ state: 'signedOut', user: null, role: null });
});
afterAll(() => firebase.stop());

const message = {
  name: 'Ioana Stan',
  email: 'ioana@exemplu.ro',
  subject: 'O întrebare',
  message: 'Cât timp rămâne activ un anunț?',
};
const prove = async () => ({ trap: '', openMs: 5000 });
const stored = async () => {
  await firebase.seed('users/sef', {
    role: 'admin',
    blocked: false,
    secondFactorSessions: [1],
  });
  const found = await firebase.as('sef').list('contactMessages', { limit: 50 });
  return found.data.map(({ data }) => data.subject).sort();
};

test('an anonymous visitor may write twice on one day, and cannot read what was written', async () => {
  await sendContactMessage(message, prove);
  await sendContactMessage({ ...message, subject: 'Încă una' }, prove);
  expect((await firebase.as(null).list('contactMessages', { limit: 50 })).status).toBe(403);
  expect(await stored()).toEqual(['O întrebare', 'Încă una']);
});

test('a message that is refused is not said to be sent, and says which field', async () => {
  await expect(sendContactMessage({ ...message, message: 'scurt' }, prove)).rejects.toMatchObject({
    name: 'MarketError',
    code: 'invalidInput',
    fields: { message: expect.any(String) },
  });
});

test('a message sent again after its answer was lost is kept once', async () => {
  const { fetch } = globalThis;
  const again = { ...message, subject: 'Trimis de două ori' };
  globalThis.fetch = async (...call) => {
    await fetch(...call);
    throw new TypeError('connection lost');
  };
  await expect(sendContactMessage(again, prove)).rejects.toMatchObject({ code: 'unavailable' });
  globalThis.fetch = fetch;
  await sendContactMessage(again, async () => ({ trap: '', openMs: 9000 }));
  expect((await stored()).filter((subject) => subject === again.subject)).toHaveLength(1);
});
