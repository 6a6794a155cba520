import type { EmailDocument } from '../../mail/EmailDocument';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { changeItems } from '@anunturi/shared-domain/moderation/changeItems';
import { changesSince } from '@anunturi/shared-domain/moderation/changesAsked';
import { moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { moderationTallySchema } from '@anunturi/shared-domain/moderation/moderationLog';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { UNDO_DECISION_MS } from '@anunturi/shared-domain/site/limits';
import { runJobsLater } from '../../testing/runJobsLater';
import { describedCar, seedMarket } from '../../testing/seedMarket';
import { seller } from '../../testing/startModeration';
import { world, listingId, decide, tally, appeal, answerAppeal } from './testing/decisions';

const ask = { kind: 'ask', items: ['price', 'ownPhotos'], words: ' Scrieți când expiră ITP-ul. ' };
const changes = [changeItems.ownPhotos, changeItems.price, 'Scrieți când expiră ITP-ul.'];
const edit = (more: object) =>
  world.call('editListing', { ...describedCar(), version: 2, ...more }, seller);

test('a listing waits for the changes that are asked, and its seller is told the list in the account and by e-mail', async () => {
  expect(await decide(ask)).toMatchObject({ status: 200 });
  expect(listingSchema.parse(await world.listing())).toMatchObject({
    status: 'rejected',
    held: true,
    changes: 'asked',
  });
  const kept = moderationSchema.parse(await world.moderation());
  expect(kept).toMatchObject({ changes, before: { title: sampleCar.title } });
  const { data: mail } = await world.owner.list('mail', { limit: 5 });
  const email = mail[0]!.data as unknown as EmailDocument;
  expect(email.to).toBe(`${seller}@exemplu.ro`);
  for (const change of changes) expect(email.message.text).toContain(change);
  expect(email.message.text).toContain(`/edit-anunt/${listingId}`);
  const { data: notices } = await world.owner.list(`users/${seller}/notices`, { limit: 5 });
  expect(notices.map(({ data }) => data.text)).toEqual([
    expect.stringContaining('așteaptă modificări'),
  ]);
  expect(moderationTallySchema.parse(await tally())).toMatchObject({ byKind: { changesAsked: 1 } });
  expect(await world.log()).toMatchObject([{ action: 'changesAsked', actorId: 'sefa' }]);
  // What the seller publishes next is not held: nothing was found against them.
  expect(await world.read(`users/${seller}`)).not.toHaveProperty('rejectedAt');
});

test('it is asked through the decision that can be taken back for ten seconds', async () => {
  const held = { decision: ask, listings: [{ listingId, version: 1, reportIds: [] }] };
  expect(await world.call('holdDecisions', held)).toMatchObject({
    body: { result: { refused: [] } },
  });
  expect(await world.listing()).toMatchObject({ status: 'active' });
  await runJobsLater(world, UNDO_DECISION_MS + 1);
  expect(await world.listing()).toMatchObject({ status: 'rejected', changes: 'asked' });
});

test('sent again it waits with what changed beside it, and an approval ends the matter', async () => {
  await seedMarket(world);
  await decide(ask);
  const { title } = listingSchema.parse(await world.listing());
  expect(await edit({ title: `${title}, ITP 2027` })).toMatchObject({ status: 200 });
  const again = listingSchema.parse(await world.listing());
  expect(again).toMatchObject({ status: 'pending', changes: 'made' });
  const { before } = moderationSchema.parse(await world.moderation());
  expect(changesSince(before!, again)).toContainEqual({
    what: 'Titlul',
    before: title,
    after: `${title}, ITP 2027`,
  });
  expect(await decide({ kind: 'approve' }, 3)).toMatchObject({ status: 200 });
  const approved = listingSchema.parse(await world.listing());
  expect(approved.status).toBe('active');
  expect(approved.changes).toBeUndefined();
  expect(moderationSchema.parse(await world.moderation()).changes).toBeUndefined();
});

test('an empty list, words over the limit and a sold listing are refused', async () => {
  const code = 'invalidInput';
  expect(await decide({ kind: 'ask', items: [] })).toMatchObject({ body: { error: { code } } });
  const long = { kind: 'ask', items: [], words: 'x'.repeat(1001) };
  expect(await decide(long)).toMatchObject({ body: { error: { code } } });
  await world.owner.update(`listings/${listingId}`, { status: 'sold', soldAt: new Date() });
  expect(await decide(ask)).toMatchObject({ body: { error: { code: 'wrongStatus' } } });
});

test('its seller may appeal against what is asked, and an admitted appeal makes it public again', async () => {
  await decide(ask);
  expect(await appeal()).toMatchObject({ status: 200 });
  expect(await answerAppeal('reversed')).toMatchObject({ status: 200 });
  const listing = listingSchema.parse(await world.listing());
  expect(listing.status).toBe('active');
  expect(listing.changes).toBeUndefined();
});
