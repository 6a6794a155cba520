/** @jest-environment node */
import { type TestFirebase, startTestFirebase } from '@anunturi/backend/testing/startTestFirebase';
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { sendContactMessage } from './sendContactMessage';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase();
  configureFirebase(firebase.config);
});
afterAll(() => firebase.stop());

const message = {
  name: 'Ioana Stan',
  email: 'ioana@exemplu.ro',
  subject: 'O întrebare',
  message: 'Cât timp rămâne activ un anunț?',
};

test('an anonymous visitor may write twice on one day, and cannot read what was written', async () => {
  await sendContactMessage(message);
  await sendContactMessage({ ...message, subject: 'Încă una' });
  expect((await firebase.as(null).list('contactMessages', { limit: 50 })).status).toBe(403);
  await firebase.seed('users/sef', { role: 'admin', blocked: false });
  const found = await firebase.as('sef').list('contactMessages', { limit: 50 });
  expect(found.data.map(({ data }) => data.subject).sort()).toEqual(['O întrebare', 'Încă una']);
});

test('a message that the rules refuse is not said to be sent', async () => {
  await expect(sendContactMessage({ ...message, message: 'scurt' })).rejects.toThrow();
});
