import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { moderationLogEntrySchema } from '@anunturi/shared-domain/moderation/moderationLog';
import { moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { describedCar } from '../../testing/seedMarket';
import { seller, strangers } from '../../testing/startModeration';
import {
  world,
  listingId,
  facts,
  reject,
  decide,
  appeal,
  answerAppeal,
  tally,
} from './testing/decisions';

const correction = {
  listingId,
  version: 1,
  title: 'Dacia Logan cu cârlig',
  description: sampleCar.description,
  categoryId: 'autoturisme',
  ground: 'misleading',
  facts,
};

test('a rejection keeps its reasons for the owner, counts in public, and is logged', async () => {
  expect(await decide(reject)).toMatchObject({ status: 200 });
  expect(listingSchema.parse(await world.listing())).toMatchObject({
    status: 'rejected',
    held: true,
    version: 2,
  });
  expect(moderationSchema.parse(await world.moderation())).toMatchObject({ facts });
  expect(await tally()).toMatchObject({ rejectedByGround: { misleading: 1 }, contested: 0 });
  const [entry] = await world.log();
  expect(moderationLogEntrySchema.parse(entry)).toMatchObject({
    actorId: 'sefa',
    action: 'listingRejected',
    targetId: listingId,
    text: facts,
  });
});

test('an approval publishes for 30 days, and makes its seller trusted after enough of them', async () => {
  const { publishedAt: _at, expiresAt: _end, ...pending } = sampleCar;
  await world.seed(`listings/${listingId}`, { ...pending, status: 'pending' });
  await world.seed(`users/${seller}`, {
    ...(await world.read(`users/${seller}`)),
    acceptedListings: 1,
  });
  expect(await decide({ kind: 'approve' })).toMatchObject({ status: 200 });
  const listing = listingSchema.parse(await world.listing());
  expect(listing.status).toBe('active');
  expect(listing.expiresAt!.getTime() - listing.publishedAt!.getTime()).toBe(30 * 86_400_000);
  expect(await world.read(`users/${seller}`)).toMatchObject({ acceptedListings: 2, trusted: true });
  expect(await world.moderation()).toMatchObject({ decision: 'approved' });
});

test('a listing that is edited and approved again counts once for trust, and a new account is not trusted yet', async () => {
  const pending = async (version: number) =>
    world.owner.update(`listings/${listingId}`, { status: 'pending', version });
  const accepted = async () => world.read(`users/${seller}`);
  await pending(1);
  await decide({ kind: 'approve' });
  await pending(1);
  await decide(reject);
  await pending(1);
  await decide({ kind: 'approve' });
  expect(await accepted()).toMatchObject({ acceptedListings: 1, trusted: false });
  await world.owner.update(`users/${seller}`, { createdAt: new Date(), acceptedListings: 5 });
  await world.owner.delete(`listings/${listingId}/private/moderation`);
  await pending(1);
  await decide({ kind: 'approve' });
  expect(await accepted()).toMatchObject({ acceptedListings: 6, trusted: false });
});

test('nothing of a blocked seller is shown by a decision', async () => {
  const user = await world.read(`users/${seller}`);
  await world.seed(`users/${seller}`, { ...user, blocked: true });
  for (const status of ['pending', 'rejected']) {
    await world.seed(`listings/${listingId}`, { ...sampleCar, status, held: true });
    expect(await decide({ kind: 'approve' })).toMatchObject({ code: 'wrongStatus' });
    expect(await world.listing()).toMatchObject({ status });
  }
});

test('a removal from view wants its reasons, which the owner is told, and counts in public as what it is', async () => {
  expect(await decide({ kind: 'remove' })).toMatchObject({ code: 'invalidInput' });
  expect(await decide({ ...reject, kind: 'remove' })).toMatchObject({ status: 200 });
  expect(listingSchema.parse(await world.listing())).toMatchObject({
    status: 'rejected',
    removed: true,
  });
  expect(moderationSchema.parse(await world.moderation())).toMatchObject({ facts, removed: true });
  expect(await tally()).toMatchObject({
    byKind: { removal: 1 },
    rejectedByGround: { misleading: 1 },
  });
  const told = await world.owner.list('mail', { limit: 5 });
  expect(told.data.map(({ data }) => data.to)).toEqual([`${seller}@exemplu.ro`]);
  expect(told.data[0]!.data).toHaveProperty(
    'message.subject',
    expect.stringContaining('Anunțul a fost scos de pe site'),
  );
  expect((await world.log()).map(({ action }) => action)).toEqual(['listingRemoved']);
});

test('what was removed from view does not come back by its owner, and does by a decision', async () => {
  await decide({ ...reject, kind: 'remove' });
  const before = await world.listing();
  const { id: _id, ...car } = describedCar(listingId);
  const acts: [string, object][] = [
    ['changeListingStatus', { id: listingId, version: 2, to: 'archived' }],
    ['changeListingStatus', { id: listingId, version: 2, to: 'active' }],
    ['renewListing', { id: listingId, version: 2 }],
    ['editListing', { ...car, id: listingId, version: 2, photos: [] }],
  ];
  for (const [name, input] of acts)
    expect([name, (await world.call(name, input, seller)).code]).toEqual([name, 'wrongStatus']);
  expect(await world.listing()).toEqual(before);
  expect(await world.call('deleteListing', { id: listingId }, seller)).toMatchObject({
    body: { result: { outcome: 'kept' } },
  });
  await world.call('restoreListing', { id: listingId }, seller);
  expect(await world.listing()).toMatchObject({ status: 'rejected', removed: true });
  await decide({ kind: 'approve' }, 4);
  expect(await world.listing()).toMatchObject({ status: 'active' });
  expect(await world.listing()).not.toHaveProperty('removed');
});

test('an admitted appeal brings a removed listing back', async () => {
  await decide({ ...reject, kind: 'remove' });
  await appeal();
  expect(await decide({ ...reject, kind: 'remove' }, 3)).toMatchObject({ code: 'wrongStatus' });
  await answerAppeal('reversed');
  expect(await world.listing()).toMatchObject({ status: 'active' });
  expect(await world.listing()).not.toHaveProperty('removed');
});

test('a rejection answers the open reports that led to it, each with its entry', async () => {
  for (const id of ['r1', 'r2'])
    await world.seed(`reports/${id}`, { ...sampleReport, targetId: listingId });
  await decide({ ...reject, reportIds: ['r1'] });
  expect(await world.moderation()).toMatchObject({ onNotice: true });
  expect(await world.read('reports/r1')).toMatchObject({
    status: 'decided',
    // Its reporter reads it: which administrator it was stands in the log alone.
    decision: { outcome: 'removed', text: facts, decidedAt: expect.any(Date) },
  });
  expect(await world.read('reports/r1')).not.toHaveProperty('decision.decidedBy');
  expect(await world.read('reports/r2')).toMatchObject({ status: 'open' });
  expect((await world.log()).map(({ action }) => action).sort()).toEqual([
    'listingRejected',
    'reportDecided',
  ]);
  const again = { reportId: 'r1', outcome: 'kept', text: 'Nimic.' };
  expect(await world.call('decideReport', again)).toMatchObject({ code: 'changedElsewhere' });
  expect(await world.call('decideReport', { ...again, reportId: 'r2' })).toMatchObject({
    status: 200,
  });
});

test('after a rejection what the seller publishes next is looked at, trusted or not, until it is reversed or a week is over', async () => {
  await world.seed('settings/localities', {
    localities: [
      { id: 'sibiu', name: 'Sibiu', kind: 'city', neighbourIds: [], surchargePercent: 0 },
    ],
    updatedAt: new Date(),
  });
  await world.owner.update(`users/${seller}`, { trusted: true });
  const ids = ['A', 'B', 'C', 'D'].map((letter) => letter.repeat(20));
  const publish = async () => {
    const { phone: _phone, ...car } = { ...describedCar(ids.shift()!), photos: [], phone: '' };
    const { body } = await world.call('publishListing', car, seller);
    return body.result?.status ?? body;
  };
  expect(await publish()).toBe('active');
  await decide(reject);
  expect(await publish()).toBe('pending');
  await appeal();
  await answerAppeal('reversed');
  expect(await publish()).toBe('active');
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await world.owner.update(`users/${seller}`, { rejectedAt: eightDaysAgo });
  expect(await publish()).toBe('active');
});

test('a rejection without facts or on no ground is refused beside its field', async () => {
  expect((await decide({ ...reject, facts: 'nu' })).body.error.fields).toHaveProperty('facts');
  expect((await decide({ ...reject, ground: 'mood' })).body.error.fields).toHaveProperty([
    'decision.ground',
  ]);
  expect(await world.listing()).toMatchObject({ status: 'active', version: 1 });
});

test('what changed meanwhile is neither decided nor corrected', async () => {
  expect(await decide(reject, 9)).toMatchObject({ code: 'changedElsewhere' });
  expect(await world.call('correctListing', { ...correction, version: 9 })).toMatchObject({
    code: 'changedElsewhere',
  });
  expect(await decide({ kind: 'approve' })).toMatchObject({ code: 'wrongStatus' });
  expect(await world.log()).toEqual([]);
});

test('corrected words are found by search; banned ones and foreign categories are refused', async () => {
  const title = 'Vând arme';
  expect((await world.call('correctListing', { ...correction, title })).body.error).toMatchObject({
    code: 'bannedWords',
    fields: { title: expect.stringContaining('arme') },
  });
  const categoryId = 'electricieni';
  expect(await world.call('correctListing', { ...correction, categoryId })).toMatchObject({
    code: 'invalidInput',
  });
  expect(await world.call('correctListing', correction)).toMatchObject({ status: 200 });
  const listing = listingSchema.parse(await world.listing());
  expect(listing).toMatchObject({ slug: 'dacia-logan-cu-carlig', priceLei: sampleCar.priceLei });
  expect(listing.searchTokens).toContain('carlig');
  expect((await world.log())[0]).toMatchObject({
    text: `Schimbat: titlul. ${facts}`,
  });
});

test.each([
  ['without a ground, as an earlier release sends it', { ground: undefined, facts: undefined }],
  ['without facts', { facts: ' nu ' }],
  ['that changes nothing', { title: sampleCar.title }],
])('a correction %s is refused: its owner would read no reason', async (_what, change) => {
  const refused = await world.call('correctListing', { ...correction, ...change });
  expect(refused).toMatchObject({ code: 'invalidInput' });
  expect(await world.listing()).toMatchObject({ version: 1, title: sampleCar.title });
  expect(await world.log()).toEqual([]);
});

test.each(strangers)('%s decides, answers and corrects nothing', async (_who, uid, code) => {
  await world.seed('reports/r1', { ...sampleReport, targetId: listingId });
  const answers = [
    await decide({ kind: 'approve' }, 1, uid),
    await decide(reject, 1, uid),
    await answerAppeal('reversed', 1, uid),
    await world.call('correctListing', correction, uid),
    await world.call('decideReport', { reportId: 'r1', outcome: 'kept', text: 'Nu.' }, uid),
  ];
  expect(answers.map((each) => each.code)).toEqual(answers.map(() => code));
  expect(await world.listing()).toMatchObject({ status: 'active', version: 1 });
  expect(await world.log()).toEqual([]);
});
