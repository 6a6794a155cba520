/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { readLog } from '#data/log/readLog';
import { startAsAdmin } from '#testing/testAdmin';
import { changeContactMessage, deleteContactMessage } from './contactActs';
import { readContactMessages } from './readContactMessages';

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
const list = async (status: Parameters<typeof readContactMessages>[0]['status'], words = '') =>
  (await readContactMessages({ status, words }, null)).rows;

beforeAll(async () => {
  firebase = await startAsAdmin();
  for (let n = 1; n <= 27; n += 1)
    await firebase.seed(`contactMessages/m${n}`, {
      ...sampleContactMessage,
      subject: `Întrebarea ${n}`,
      createdAt: new Date(Date.now() - n * 1000),
      ...(n === 26 && { email: 'mara@example.ro', status: 'archived' as const }),
    });
});
afterAll(() => firebase.stopAll());

test('new messages come newest first, a page at a time', async () => {
  const first = await readContactMessages({ status: 'new', words: '' }, null);
  expect(first.rows[0]!.subject).toBe('Întrebarea 1');
  expect(first.rows).toHaveLength(25);
  expect(
    (await readContactMessages({ status: 'new', words: '' }, first.next)).rows.map(
      ({ subject }) => subject,
    ),
  ).toEqual(['Întrebarea 27']);
});

test('words without marks find a message; a whole address finds it in every status', async () => {
  expect((await list('new', 'intrebarea 27')).map(({ id }) => id)).toEqual(['m27']);
  expect((await list('new', 'mara@example.ro')).map(({ id }) => id)).toEqual(['m26']);
});

test('status and note change with an entry in the log, and an emptied note is gone', async () => {
  const message = (await list('new'))[0]!;
  await changeContactMessage(message, { status: 'answered', note: 'Sunat.' });
  expect(await list('answered')).toMatchObject([{ id: 'm1', note: 'Sunat.' }]);
  await changeContactMessage(message, { note: '' });
  expect((await list('answered'))[0]).not.toHaveProperty('note');
  expect((await readLog({ targetId: 'm1' })).rows.at(-1)).toMatchObject({
    action: 'contactMessageChanged',
    text: 'answered',
    actorId: firebase.uid,
  });
});

test('a deleted message leaves its entry in the log', async () => {
  await deleteContactMessage({ id: 'm2' });
  expect(await firebase.read('contactMessages/m2')).toBeNull();
  expect((await readLog({ targetId: 'm2' })).rows).toMatchObject([
    { action: 'contactMessageDeleted' },
  ]);
});

test('who is no administrator reads and changes nothing', async () => {
  await firebase.setRole('user');
  await expect(list('new')).rejects.toMatchObject({ code: 'notAllowed' });
  await expect(changeContactMessage({ id: 'm3' }, { status: 'spam' })).rejects.toMatchObject({
    code: 'notAllowed',
  });
  await expect(deleteContactMessage({ id: 'm3' })).rejects.toMatchObject({
    code: 'notAllowed',
  });
  await firebase.setRole('admin');
});
