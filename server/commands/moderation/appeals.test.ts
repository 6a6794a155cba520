import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import type { EmailDocument } from '../../mail/EmailDocument';
import { reportSchema, reversedLabel } from '@anunturi/shared-domain/moderation/report';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { seller } from '../../testing/startModeration';
import {
  world,
  listingId,
  facts,
  contestText,
  answer,
  reject,
  decide,
  appeal,
  answerAppeal,
  tally,
} from './testing/decisions';

test('statement, appeal and answer stand in nothing that others may read, before and after a reversal', async () => {
  const texts = [facts, contestText, answer, 'misleading'];
  const shown = async () => {
    const all = [
      await world.as(null).get(`listings/${listingId}`),
      await world.as('dan').get(`listings/${listingId}`),
      await world.as(null).list('listings', { where: [['status', '==', 'active']], limit: 10 }),
      await world.as('dan').get(`listings/${listingId}/private/moderation`),
      await world.as(null).get(`listings/${listingId}/private/moderation`),
      await world.as('dan').list(`listings/${listingId}/private`, { limit: 10 }),
    ];
    return texts.filter((text) => JSON.stringify(all).includes(text));
  };
  await decide(reject);
  expect(await shown()).toEqual([]);
  expect(await appeal()).toMatchObject({ status: 200 });
  expect(await shown()).toEqual([]);
  expect(await answerAppeal('reversed')).toMatchObject({ status: 200 });
  expect(await world.listing()).toMatchObject({ status: 'active', version: 4 });
  expect(Object.keys((await world.listing())!)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(held|appealedAt|moderation)$/)]),
  );
  expect(await shown()).toEqual([]);
  const read = await world.as(seller).get(`listings/${listingId}/private/moderation`);
  expect(read.data).toMatchObject({
    decision: 'approved',
    facts,
    contestText,
    contestAnswer: answer,
  });
  expect(await tally()).toMatchObject({ contested: 1, reversed: 1 });
});

test('an upheld decision stays, and is answered once', async () => {
  await decide(reject);
  await appeal();
  expect(await decide({ kind: 'approve' }, 3)).toMatchObject({ code: 'wrongStatus' });
  await answerAppeal('upheld');
  expect(await world.listing()).toMatchObject({ status: 'rejected', held: true });
  expect(await world.moderation()).toMatchObject({ contestOutcome: 'upheld' });
  expect(await answerAppeal('reversed', 4)).toMatchObject({ code: 'wrongStatus' });
  expect(await appeal(4)).toMatchObject({ code: 'wrongStatus' });
});

test('a reversal gives back the days that the listing was hidden, and thirty where few were left', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const [leftThen, leftNow] of [
    [12, 12],
    [3, 30],
  ] as const) {
    await world.reset();
    await decide(reject);
    await appeal();
    // Rejected eight days ago, when so many days were left.
    await world.owner.update(`listings/${listingId}/private/moderation`, { decidedAt: daysAgo(8) });
    await world.owner.update(`listings/${listingId}`, { expiresAt: daysAgo(8 - leftThen) });
    expect(await answerAppeal('reversed')).toMatchObject({ status: 200 });
    const { expiresAt } = listingSchema.parse(await world.listing());
    expect(Math.round((expiresAt!.getTime() - Date.now()) / 86_400_000)).toBe(leftNow);
  }
});

test('who had been told that the listing is removed is told that it is back, nobody else', async () => {
  for (const id of ['r1', 'r2', 'r3'])
    await world.seed(`reports/${id}`, { ...sampleReport, targetId: listingId });
  const early = { reportId: 'r3', outcome: 'removed', text: 'Altă dată.' };
  await world.call('decideReport', early);
  await decide({ ...reject, reportIds: ['r1'] });
  await world.call('decideReport', { reportId: 'r2', outcome: 'kept', text: 'Nimic.' });
  await appeal();
  await answerAppeal('reversed');
  const report = async (id: string) => reportSchema.parse(await world.read(`reports/${id}`));
  expect((await report('r1')).reversedAt).toBeInstanceOf(Date);
  for (const id of ['r2', 'r3']) expect((await report(id)).reversedAt).toBeUndefined();
  const emails = (await world.owner.list('mail', { limit: 20 })).data
    .map(({ data }) => data as unknown as EmailDocument)
    .filter(({ to }) => to === sampleReport.reporterEmail);
  const back = emails.filter(({ message }) => message.text.includes(reversedLabel));
  expect(emails).toHaveLength(4);
  expect(back).toHaveLength(1);
  expect(back[0]!.message.text).toContain('r1');
  expect(back[0]!.message.text).not.toContain(answer);
});

test('an approval that takes a rejection back, without an appeal, tells who had been answered', async () => {
  await world.seed('reports/r1', { ...sampleReport, targetId: listingId });
  await decide({ ...reject, reportIds: ['r1'] });
  expect(await decide({ kind: 'approve' }, 2)).toMatchObject({ status: 200 });
  expect(reportSchema.parse(await world.read('reports/r1')).reversedAt).toBeInstanceOf(Date);
  const mails = JSON.stringify((await world.owner.list('mail', { limit: 20 })).data);
  expect(mails).toContain(reversedLabel);
  expect(mails).toContain('anunțul este din nou public');
});

test('the owner puts the answer away, nobody else, and an approval keeps one that was not put away', async () => {
  const dismiss = (uid: string | null = seller) => world.call('dismissAnswer', { listingId }, uid);
  await decide(reject);
  await appeal();
  expect(await dismiss()).toMatchObject({ code: 'notFound' });
  await answerAppeal('upheld');
  await decide({ kind: 'approve' }, 4);
  expect(moderationSchema.parse(await world.moderation())).toMatchObject({
    decision: 'approved',
    contestOutcome: 'upheld',
    contestAnswer: answer,
  });
  for (const uid of ['dan', 'sefa']) expect(await dismiss(uid)).toMatchObject({ code: 'notFound' });
  expect(await dismiss(null)).toMatchObject({ code: 'signInNeeded' });
  expect(await dismiss()).toMatchObject({ status: 200 });
  const { answerDismissedAt } = moderationSchema.parse(await world.moderation());
  expect(answerDismissedAt).toBeInstanceOf(Date);
  expect(await dismiss()).toMatchObject({ status: 200 });
  expect(moderationSchema.parse(await world.moderation())).toMatchObject({ answerDismissedAt });
});

test('only the owner appeals, once, in enough words, and as the listing stands', async () => {
  expect(await appeal(1)).toMatchObject({ code: 'wrongStatus' });
  await decide(reject);
  for (const uid of ['dan', 'sefa'])
    expect(await appeal(2, contestText, uid)).toMatchObject({ code: 'notFound' });
  expect(await appeal(2, contestText, null)).toMatchObject({ code: 'signInNeeded' });
  expect(await appeal(1)).toMatchObject({ code: 'changedElsewhere' });
  expect((await appeal(2, 'nu')).body.error).toMatchObject({
    code: 'invalidInput',
    fields: { contestText: expect.any(String) },
  });
  expect(await appeal(2, `  ${contestText} `)).toMatchObject({ status: 200 });
  expect(await world.moderation()).toMatchObject({ contestText });
  expect(await appeal(3)).toMatchObject({ code: 'wrongStatus' });
});

test('an appeal is answered by another administrator where there is one, never with nothing said', async () => {
  await decide(reject);
  await appeal();
  await world.giveRole('dan', 'admin');
  expect(await answerAppeal('upheld')).toMatchObject({ code: 'notAllowed' });
  const input = { listingId, version: 3, outcome: 'upheld', answer: ' nu ' };
  expect((await world.call('decideAppeal', input, 'dan')).body.error.fields).toHaveProperty(
    'answer',
  );
  expect(await answerAppeal('reversed', 3, 'dan')).toMatchObject({ status: 200 });
  expect(await world.moderation()).not.toHaveProperty('contestSame');
});

test('who archived a listing in an earlier version does not answer the appeal against it', async () => {
  await decide(reject);
  const { data: log } = await world.owner.list('moderationLog', { limit: 5 });
  await world.owner.update(`moderationLog/${log[0]!.id}`, { action: 'listingArchived' });
  await appeal();
  await world.giveRole('dan', 'admin');
  expect(await answerAppeal('upheld')).toMatchObject({ code: 'notAllowed' });
});

test('the only administrator answers the own decision, and the person is told so', async () => {
  await decide(reject);
  await appeal();
  expect(await answerAppeal('upheld')).toMatchObject({ status: 200 });
  expect(await world.moderation()).toMatchObject({ contestSame: true });
  const { data } = await world.owner.list('mail', { limit: 5 });
  expect(JSON.stringify(data)).toContain('judecată de cine a luat decizia');
});

test('nobody decides about the own listing while somebody else can', async () => {
  await world.owner.update(`listings/${listingId}`, { ownerId: 'sefa', status: 'pending' });
  expect(await decide(reject)).toMatchObject({ code: 'notAllowed' });
  await world.giveRole('dan', 'admin');
  expect(await decide({ kind: 'approve' })).toMatchObject({ code: 'notAllowed' });
  expect(await decide({ kind: 'approve' }, 1, 'dan')).toMatchObject({ status: 200 });
});
