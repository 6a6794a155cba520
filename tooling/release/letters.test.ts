import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { sendOnProject } from './sendOnProject';
import { stepBackLetter } from './stepBackLetter';

const letter = stepBackLetter(
  { name: 'blog', from: '2.0.0-b', to: '1.0.0-a', shown: 10, failed: 4 },
  { name: 'Târgul', contactEmail: 'contact@targ.example', origin: 'https://targ.example' },
);
let firebase: TestFirebase;
beforeAll(async () => void (firebase = await startTestFirebase()));
afterAll(() => firebase.stop());

const sendTo = (token: string) =>
  sendOnProject('demo-anunturi', letter, {
    endpoint: firebase.origin,
    readToken: async () => token,
  });

test('the operator’s letter says which version failed, which is live again, and where to look', async () => {
  await sendTo('owner');
  const answer = await fetch(`${firebase.origin}/__local/outbox?format=json`);
  expect(await answer.json()).toMatchObject({
    letters: [
      {
        to: 'contact@targ.example',
        subject: 'Târgul: blog s-a întors la versiunea 1.0.0-a',
        text: expect.stringMatching(/2\.0\.0-b.* 4 din 10 adrese.*https:\/\/targ\.example\/admin/),
      },
    ],
  });
  const page = await (await fetch(`${firebase.origin}/__local/outbox`)).text();
  expect(page).toContain(letter.subject);
});

test('who may not write into the database is told so', async () => {
  await expect(sendTo('')).rejects.toThrow('the database of demo-anunturi answers 40');
});
