import { SELLER_MESSAGE_MAX } from '@anunturi/shared-domain/site/limits';
import type { EmailDocument } from '../../mail/EmailDocument';
import { seller } from '../../testing/startModeration';
import { listingId, world } from './testing/decisions';

const write = (text: string) => world.call('writeToSeller', { listingId, text });

test('the seller of a listing reads in the account and by e-mail what a moderator writes, and nothing happens to the listing', async () => {
  const before = await world.listing();
  const long = `Ce an are mașina?\n${'Scrieți-ne. '.repeat(30)}`.trim();
  expect((await write(long)).status).toBe(200);
  expect((await write('Ați scris alt model în titlu.')).status).toBe(200);
  const { data: mail } = await world.owner.list('mail', { limit: 5 });
  const emails = mail.map(({ data }) => data as unknown as EmailDocument);
  expect(emails.map(({ to }) => to)).toEqual([`${seller}@exemplu.ro`, `${seller}@exemplu.ro`]);
  const texts = emails.map(({ message }) => message.text).join();
  for (const words of ['Ce an are mașina?', 'Scrieți-ne.', 'Ați scris alt model în titlu.'])
    expect(texts).toContain(words);
  const { data: notices } = await world.owner.list(`users/${seller}/notices`, { limit: 5 });
  expect(notices.map(({ data }) => String(data.text)).toSorted()).toEqual([
    expect.stringMatching(/Ați scris alt model în titlu\.$/),
    expect.stringMatching(/Ce an are mașina\?.*…$/s),
  ]);
  expect(await world.listing()).toEqual(before);
  expect(await world.log()).toMatchObject([
    { action: 'sellerWritten', actorId: 'sefa', targetId: listingId, text: long },
    { action: 'sellerWritten', text: 'Ați scris alt model în titlu.' },
  ]);
});

test('a message that says nothing, or too much, is refused beside its field, and one about no listing too', async () => {
  for (const text of ['  Bună.  ', 'x'.repeat(SELLER_MESSAGE_MAX + 1)])
    expect(await write(text)).toMatchObject({
      code: 'invalidInput',
      body: { error: { fields: { text: expect.stringContaining('Scrieți între') } } },
    });
  const lost = { listingId: 'nimic', text: 'Vă rugăm să ne sunați.' };
  expect((await world.call('writeToSeller', lost)).code).toBe('notFound');
});
