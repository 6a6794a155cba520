import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { sendOnProject } from './sendOnProject';
import { stepBackEmail } from './stepBackEmail';

const email = stepBackEmail(
  { name: 'blog', from: '2.0.0-b', to: '1.0.0-a', shown: 10, failed: 4 },
  { name: 'Târgul', contactEmail: 'contact@targ.example', origin: 'https://targ.example' },
);
let firebase: TestFirebase;
beforeAll(async () => void (firebase = await startTestFirebase()));
afterAll(() => firebase.stop());

const sendTo = (token: string) =>
  sendOnProject(firebase.projectId, email, {
    endpoint: firebase.origin,
    readToken: async () => token,
  });

test('the operator’s e-mail says which version failed, which is live again, and where to look', async () => {
  await sendTo('owner');
  const answer = await fetch(`${firebase.origin}/__local/outbox?format=json`);
  expect(await answer.json()).toMatchObject({
    emails: [
      {
        to: 'contact@targ.example',
        subject: 'Târgul: blog s-a întors la versiunea 1.0.0-a',
        text: expect.stringMatching(/2\.0\.0-b.* 4 din 10 vizite.*https:\/\/targ\.example\/admin/),
      },
    ],
  });
  const page = await (await fetch(`${firebase.origin}/__local/outbox`)).text();
  expect(page).toContain(email.subject);
});

test('who may not write into the database is told so', async () => {
  await expect(sendTo('')).rejects.toThrow(`the database of ${firebase.projectId} answers 40`);
});
