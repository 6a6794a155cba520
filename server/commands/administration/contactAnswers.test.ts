/** What a person who wrote to the operator is told: that the message came, its answer, or that it was closed. */
import type { ContactMessageFields } from '@anunturi/shared-domain/moderation/contactMessage';
import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import type { EmailDocument } from '../../mail/EmailDocument';
import { startModeration } from '../../testing/startModeration';

let world: Awaited<ReturnType<typeof startModeration>>;
beforeAll(async () => {
  world = await startModeration();
});
beforeEach(() => world.reset());
afterAll(() => world.stop());

const { name, email, message } = sampleContactMessage;
async function write(subject = 'O întrebare') {
  const sent = { name, email, subject, message, proof: { trap: '', openMs: 5000 } };
  const { body } = await world.call('sendContactMessage', sent, null);
  const [{ id: messageId } = { id: '' }] = (await world.owner.list('contactMessages', { limit: 5 }))
    .data;
  return { messageId, receipt: body.result.receipt as string };
}
const told = async (subject: RegExp) =>
  (await world.owner.list('mail', { limit: 20 })).data
    .map(({ data }) => data as unknown as EmailDocument)
    .filter((each) => subject.test(each.message.subject));
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const kept = (id: string) => world.read(`contactMessages/${id}`) as Promise<ContactMessageFields>;

test('who writes is told a number, on the page and by e-mail', async () => {
  const { messageId, receipt } = await write();
  expect(receipt).toBe(messageId.slice(0, 8));
  const [confirmed] = await told(/^Am primit mesajul/);
  expect(confirmed!.to).toBe(email);
  expect(confirmed!.message.text).toContain(receipt);
});

test('an answer goes to the writer once, with the number, and stays with the message', async () => {
  const { messageId, receipt } = await write();
  const text = 'Bună ziua,\nDa, cu o procură.';
  const answer = { messageId, text: ` ${text}\n` };
  const more = { key: 'A'.repeat(20) };
  expect((await world.call('answerContactMessage', answer, 'sefa', more)).status).toBe(200);
  expect((await world.call('answerContactMessage', answer, 'sefa', more)).status).toBe(200);
  expect((await world.call('answerContactMessage', { messageId, text: 'Altceva' })).code).toBe(
    'changedElsewhere',
  );
  const [sent, ...others] = await told(/^Răspuns la mesajul/);
  expect(others).toEqual([]);
  expect(sent!.to).toBe(email);
  for (const said of [receipt, 'Bună ziua,', 'Da, cu o procură.'])
    expect(sent!.message.text).toContain(said);
  expect(sent!.message.text).not.toContain(message); // anybody can give any address
  expect(await kept(messageId)).toMatchObject({ status: 'answered', answer: { text } });
  expect((await world.log()).map((each) => each.text)).toEqual(['answered']);
});

test('an answer to a request about data ends its clock and says where to complain', async () => {
  const { messageId } = await write('Acces la datele mele');
  await world.call('answerContactMessage', { messageId, text: 'V-am trimis datele.' });
  expect(await world.read(`legalRequests/${messageId}`)).toMatchObject({
    kind: 'access',
    answeredAt: expect.any(Date),
  });
  const [sent] = await told(/^Răspuns la mesajul/);
  expect(flat(sent!.message.text)).toContain('dataprotection.ro');
});

test('a message that is closed without an answer is told once, however often it is moved', async () => {
  const { messageId } = await write();
  for (const status of ['archived', 'new', 'archived'])
    expect((await world.call('changeContactMessage', { messageId, status })).status).toBe(200);
  expect(await told(/a fost închis/)).toHaveLength(1);
});

test('what is unwanted, or was answered before, is closed in silence', async () => {
  const { messageId } = await write();
  for (const status of ['spam', 'archived', 'answered', 'archived'])
    await world.call('changeContactMessage', { messageId, status });
  expect(await told(/a fost închis/)).toEqual([]);
});

test('a request with a time to answer is not closed without an answer', async () => {
  const { messageId } = await write('Ștergerea datelor mele');
  const answer = await world.call('changeContactMessage', { messageId, status: 'archived' });
  expect(answer.code).toBe('notAllowed');
  expect(answer.body.error.message).toContain('termen legal');
  expect((await kept(messageId)).status).toBe('new');
  expect(await told(/a fost închis/)).toEqual([]);
});

test.each([
  ['without words', { text: '  ' }, 'invalidInput'],
  ['over the limit', { text: 'x'.repeat(5001) }, 'invalidInput'],
  ['to a message that is not there', { messageId: 'X'.repeat(20) }, 'notFound'],
])('an answer %s is refused, and nothing is sent', async (_what, input, code) => {
  const { messageId } = await write();
  const answer = { messageId, text: 'Bine.', ...input };
  expect((await world.call('answerContactMessage', answer)).code).toBe(code);
  expect(await told(/^Răspuns/)).toEqual([]);
});
