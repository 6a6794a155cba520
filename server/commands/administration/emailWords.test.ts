/** The words of e-mails, as those who word texts change them, over the wire: from the form to what goes out. */
import { emailTemplates } from '@anunturi/shared-domain/emails/emailTemplates';
import { startModeration } from '../../testing/startModeration';
import type { EmailDocument } from '../../mail/EmailDocument';

let world: Awaited<ReturnType<typeof startModeration>>;
beforeAll(async () => {
  world = await startModeration();
});
beforeEach(() => world.reset());
afterAll(() => world.stop());

const template = 'blockEnded';
const own = emailTemplates[template].words;
const words = {
  subject: 'Bine ați revenit',
  heading: 'V-am redat contul',
  text: 'Puteți publica din nou.\nVă mulțumim pentru răbdare.',
  closing: 'Echipa site-ului',
};
const change = (input: object) => world.call('changeEmailWords', { template, ...input });
const savedAtMs = async () =>
  ((await world.read('settings/emails')) as { updatedAt: Date }).updatedAt.getTime();
const sent = async () => {
  await world.call('blockUser', { uid: 'dan', ground: 'spam', reason: 'Reclamă nedorită.' });
  await world.call('unblockUser', { uid: 'dan', text: 'Am greșit.' });
  const { data } = await world.owner.list('mail', { limit: 50 });
  return data
    .map((each) => (each.data as unknown as EmailDocument).message)
    .find(({ text }) => text.includes('Intrați în cont') && !text.includes('Temei'))!;
};

test('what an administrator writes is what goes out, and the log has both', async () => {
  expect(await change({ words, readAtMs: 0 })).toMatchObject({ status: 200 });
  const { subject, text, html } = await sent();
  expect(subject).toContain('Bine ați revenit · ');
  for (const said of ['Vă mulțumim pentru răbdare.', 'Echipa site-ului'])
    for (const version of [text, html!]) expect(version).toContain(said);
  expect(html).toContain('V-am redat contul');
  expect(text).not.toContain(own.text);
  const log = await world.log();
  for (const [name, part] of Object.entries({ Subiect: 'subject', Încheiere: 'closing' } as const))
    expect(log).toContainEqual(
      expect.objectContaining({
        action: 'settingsChanged',
        targetTitle: 'Suspendare încheiată',
        text: `${name}: „${own[part]}” → „${words[part]}”`,
      }),
    );
});

test('an e-mail gets its own words back, by leaving them out or by writing them', async () => {
  await change({ words, readAtMs: 0 });
  await change({ readAtMs: await savedAtMs() });
  expect(await world.read('settings/emails')).toMatchObject({ words: {} });
  await change({ words: own, readAtMs: await savedAtMs() });
  expect(await world.read('settings/emails')).toMatchObject({ words: {} });
  expect((await sent()).subject).toContain(own.subject);
});

test('what is wrong is refused beside its part, and nothing is stored', async () => {
  const wrong = { ...words, subject: '', text: 'Bine ați revenit, {persoana}.' };
  const answer = await change({ words: wrong, readAtMs: 0 });
  expect(answer.code).toBe('invalidInput');
  expect(answer.body.error.fields).toEqual({
    subject: 'Scrieți un text.',
    text: '{persoana} nu există în acest e-mail.',
  });
  expect(await world.read('settings/emails')).toBeNull();
});

test('words that somebody else saved meanwhile are not written over', async () => {
  await change({ words, readAtMs: 0 });
  expect((await change({ words: { ...words, closing: '' }, readAtMs: 0 })).code).toBe(
    'changedElsewhere',
  );
});

test('words that do not fit this version, or cannot be read, give way to its own', async () => {
  const stored = { words: { [template]: { ...words, text: '{veche}' } }, updatedAt: new Date() };
  await world.seed('settings/emails', stored);
  expect((await sent()).subject).toContain(own.subject);
});

test('a preview is the e-mail as it would go out, before it is saved, and a sample comes alone', async () => {
  const { body } = await world.call('previewEmail', { template, words });
  expect(body.result.subject).toContain('Bine ați revenit');
  expect(body.result.html).toContain('<h1');
  expect(body.result.text).toContain('Echipa site-ului');
  expect(await world.read('settings/emails')).toBeNull();
  await change({ words, readAtMs: 0 });
  const sample = await world.call('sendSampleEmails', { template });
  expect(sample.body.result).toEqual({ count: 1 });
  const { data } = await world.owner.list('mail', { limit: 5 });
  expect(data).toHaveLength(1);
  expect((data[0]!.data as unknown as EmailDocument).message.subject).toContain('Bine ați revenit');
});
