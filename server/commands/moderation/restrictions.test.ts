import { decisionSchema } from '@anunturi/shared-domain/moderation/decision';
import type { ShownDecision } from '@anunturi/shared-domain/moderation/shownDecision';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { reportSchema } from '@anunturi/shared-domain/moderation/report';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { answer, tally, world } from './testing/decisions';
import { seller } from '../../testing/startModeration';

const words = 'Cuvântul este numele unei piese, nu ce interzice lista.';
const because = { ground: 'misleading', facts: 'Titlul spunea altceva decât fotografiile.' };
const restrictions = async (input = {}) =>
  (await world.call('readRestrictions', input)).body.result.decisions as ShownDecision[];
const mine = async (uid = seller) =>
  (await world.call('readMyDecisions', {}, uid)).body.result.decisions as ShownDecision[];
const answerTo = (decisionId: string, outcome: string, uid = 'sefa', said = answer) =>
  world.call('decideRestrictionAppeal', { decisionId, outcome, answer: said }, uid);
const appealTo = (decisionId: string, uid = seller) =>
  world.call('appealRestriction', { decisionId, text: words }, uid);
const subjects = async () =>
  (await world.owner.list('mail', { limit: 20 })).data.map(
    ({ data }) => (data as { message: { subject: string } }).message.subject.split(' · ')[0],
  );
const rename = (displayName: string) =>
  world.call('editProfile', { displayName, sellerType: 'private' }, seller);
const pause = async () => {
  await world.owner.update(`listings/${sampleListingId}`, { status: 'archived', held: true });
  const again = { id: sampleListingId, version: 1, to: 'active' };
  expect((await world.call('changeListingStatus', again, seller)).body.result).toEqual({
    status: 'pending',
  });
};

test('words that the list refuses are a decision of the program: told, counted, logged once a day, without the text', async () => {
  for (let n = 0; n < 3; n += 1) expect((await rename('Ion arme ieftine')).status).toBe(400);
  const [decision, ...more] = await mine();
  expect(more).toEqual([]);
  expect(decision).toMatchObject({ kind: 'wordRefusal', isByMachine: true, isOver: false });
  expect(decision!.facts).toContain('„arme”');
  expect(decision!.facts).not.toContain('ieftine');
  expect(await tally()).toMatchObject({ byKind: { wordRefusal: 1 } });
  expect(await world.log()).toMatchObject([{ action: 'wordsRefused', actorId: 'automat' }]);
  expect(await subjects()).toEqual(['Un text a fost refuzat automat']);
  const { data } = await world.owner.list(`users/${seller}/notices`, { limit: 5 });
  expect(data).toHaveLength(1);
});

test('an admitted appeal allows the word to its person and to nobody else', async () => {
  await rename('Ion arme ieftine');
  const [decision] = await mine();
  expect((await appealTo(decision!.id, 'dan')).code).toBe('notFound');
  expect((await appealTo(decision!.id)).status).toBe(200);
  expect((await appealTo(decision!.id)).code).toBe('wrongStatus');
  const overview = await world.call('readOverview', { daysMs: [] });
  expect(overview.body.result.awaiting.contested).toBe(1);
  expect((await restrictions()).map(({ id }) => id)).toEqual([decision!.id]);
  expect((await answerTo(decision!.id, 'reversed', 'sefa', 'da')).code).toBe('invalidInput');
  expect((await answerTo(decision!.id, 'reversed')).status).toBe(200);
  expect((await answerTo(decision!.id, 'upheld')).code).toBe('wrongStatus');
  expect((await rename('Ion arme ieftine')).status).toBe(200);
  const other = { displayName: 'Dan arme', sellerType: 'private' };
  expect((await world.call('editProfile', other, 'dan')).status).toBe(400);
  expect(await restrictions()).toEqual([]);
  expect((await mine())[0]).toMatchObject({
    isOver: true,
    appeal: { outcome: 'reversed', answer },
  });
  expect(await tally()).toMatchObject({ contested: 1, reversed: 1, machineReversed: 1 });
});

test('a hold is a decision that says why; the approval answers the appeal against it', async () => {
  await pause();
  const [hold] = await mine();
  expect(hold).toMatchObject({ kind: 'hold', targetId: sampleListingId, isByMachine: true });
  expect(hold!.facts).toContain('ținut în verificare');
  await appealTo(hold!.id);
  expect((await answerTo(hold!.id, 'upheld')).code).toBe('wrongStatus');
  const { version } = (await world.listing())!;
  const approval = { listingId: sampleListingId, version, decision: { kind: 'approve' } };
  expect((await world.call('decideListing', approval)).status).toBe(200);
  expect((await mine())[0]).toMatchObject({ isOver: true, appeal: { outcome: 'reversed' } });
  expect(await tally()).toMatchObject({ byKind: { hold: 1 }, contested: 1, reversed: 1 });
  expect(await restrictions()).toEqual([]);
});

test('a hold ends with its listing, and leaves no appeal that nobody could answer', async () => {
  await pause();
  const [hold] = await mine();
  await appealTo(hold!.id);
  await world.call('deleteListing', { id: sampleListingId }, seller);
  expect((await mine())[0]).toMatchObject({ isOver: true });
  expect(await restrictions()).toEqual([]);
});

test('words that a moderator changed are told with the reason, and put back when another one admits the appeal', async () => {
  const edit = {
    listingId: sampleListingId,
    version: 1,
    title: 'Alt titlu de anunț',
    description: sampleCar.description,
    categoryId: sampleCar.categoryId,
    ...because,
  };
  expect((await world.call('correctListing', edit)).status).toBe(200);
  const [change] = await mine();
  expect(change).toMatchObject({ kind: 'wordChange', ground: 'misleading', isByMachine: false });
  expect(change!.facts).toContain('titlul');
  expect(change!.facts).toContain(edit.facts);
  await appealTo(change!.id);
  await world.giveRole('dan', 'admin');
  expect((await answerTo(change!.id, 'reversed')).code).toBe('notAllowed');
  expect((await answerTo(change!.id, 'reversed', 'dan')).status).toBe(200);
  expect(listingSchema.parse(await world.listing()).title).toBe(sampleCar.title);
});

test('who was answered that words were corrected is told when the correction is taken back', async () => {
  await world.seed('reports/r1', { ...sampleReport, targetId: sampleListingId });
  const { description, categoryId } = sampleCar;
  const edit = { ...because, listingId: sampleListingId, version: 1, title: 'Alt titlu de anunț' };
  expect((await world.call('correctListing', { ...edit, description, categoryId })).status).toBe(
    200,
  );
  await world.call('decideReport', { reportId: 'r1', outcome: 'changed', text: 'Am corectat.' });
  const [change] = await mine();
  await appealTo(change!.id);
  expect((await answerTo(change!.id, 'reversed')).status).toBe(200);
  expect(reportSchema.parse(await world.read('reports/r1')).reversedAt).toBeInstanceOf(Date);
  const mails = JSON.stringify((await world.owner.list('mail', { limit: 20 })).data);
  expect(mails).toContain('schimbarea făcută de moderator nu mai stă');
});

test('what its owner wrote since a moderator changed it stays when the appeal is admitted', async () => {
  const edit = { ...because, listingId: sampleListingId, version: 1, title: 'Alt titlu de anunț' };
  const { description, categoryId } = sampleCar;
  await world.call('correctListing', { ...edit, description, categoryId });
  await world.owner.update(`listings/${sampleListingId}`, { title: 'Titlul meu cel nou' });
  const [change] = await mine();
  await appealTo(change!.id);
  await answerTo(change!.id, 'reversed');
  expect((await world.listing())?.title).toBe('Titlul meu cel nou');
});

test('the right to report is suspended for some days, but not for child abuse, and comes back by an appeal', async () => {
  const { status: _status, createdAt: _createdAt, ...reported } = sampleReport;
  const notice = { ...reported, proof: { trap: '', openMs: 5000 } };
  const bar = { uid: seller, ground: 'spam', facts: 'Douăzeci de sesizări fără temei.', days: 30 };
  expect((await world.call('barReporting', { ...bar, facts: 'x' })).code).toBe('invalidInput');
  expect((await world.call('barReporting', bar)).status).toBe(200);
  expect((await world.call('barReporting', bar)).code).toBe('changedElsewhere');
  expect((await world.call('sendReport', notice, seller)).code).toBe('notAllowed');
  expect((await world.call('sendReport', { ...notice, ground: 'childAbuse' }, seller)).status).toBe(
    200,
  );
  const [ban] = await mine();
  expect(ban).toMatchObject({
    kind: 'reportingBan',
    facts: bar.facts,
    untilMs: expect.any(Number),
  });
  await appealTo(ban!.id);
  expect((await answerTo(ban!.id, 'reversed')).status).toBe(200);
  expect((await mine())[0]!.appeal!.isSame).toBe(true);
  expect((await world.call('sendReport', notice, seller)).status).toBe(200);
  expect(await tally()).toMatchObject({
    byKind: { reportingBan: 1 },
    rejectedByGround: { spam: 1 },
  });
});

test('an appeal against a suspension that is over leaves the one that stands now', async () => {
  const bar = { uid: seller, ground: 'spam', facts: 'Douăzeci de sesizări fără temei.', days: 30 };
  await world.call('barReporting', bar);
  await world.call('allowReporting', { uid: seller });
  const [first] = await mine();
  await world.call('barReporting', { ...bar, days: 90 });
  await appealTo(first!.id);
  expect((await answerTo(first!.id, 'reversed')).status).toBe(200);
  expect((await world.read(`users/${seller}`))?.reportingBarredUntil).toBeDefined();
  expect((await mine()).map(({ isOver }) => isOver)).toEqual([false, true]);
});

test('it comes back when an administrator gives it back, and no other person reads the decision', async () => {
  const bar = { uid: seller, ground: 'spam', facts: 'Douăzeci de sesizări fără temei.', days: 30 };
  await world.call('barReporting', bar);
  expect((await world.call('allowReporting', { uid: seller })).status).toBe(200);
  expect((await world.call('allowReporting', { uid: seller })).code).toBe('changedElsewhere');
  const [ban] = await restrictions({ uid: seller });
  expect(ban).toMatchObject({ isOver: true });
  expect(await mine('dan')).toEqual([]);
  expect((await world.as(null).get(`decisions/${ban!.id}`)).status).toBe(403);
  const { data } = await world.owner.list('decisions', { limit: 5 });
  for (const each of data) decisionSchema.parse(each.data);
});
