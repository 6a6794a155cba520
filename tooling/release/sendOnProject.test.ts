import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { sendOnProject } from './sendOnProject';
import { teamEmail } from './teamEmail';
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

test('a watching program that starts again, or a second one, sends the e-mail about a fault once', async () => {
  const fault = {
    group: { part: 'blog', kind: 'render', message: 'no title', count: 25, versions: {} },
    version: '1.0.0-b',
    count: 25,
  } as const;
  const site = { name: 'Târgul', contactEmail: 'eu@targ.example', origin: 'https://targ.example' };
  const readToken = async () => 'owner';
  for (const count of [25, 31])
    await sendOnProject(firebase.projectId, teamEmail({ ...fault, count }, site), {
      endpoint: firebase.origin,
      readToken,
    });
  await sendOnProject(firebase.projectId, teamEmail({ ...fault, version: '1.0.0-c' }, site), {
    endpoint: firebase.origin,
    readToken,
  });
  const answer = await fetch(`${firebase.origin}/__local/outbox?format=json`);
  const { emails } = (await answer.json()) as { emails: { subject: string }[] };
  expect(emails.map(({ subject }) => subject).filter((each) => each.includes('repetată'))).toEqual([
    expect.stringContaining('1.0.0-c'),
    expect.stringContaining('1.0.0-b'),
  ]);
});
