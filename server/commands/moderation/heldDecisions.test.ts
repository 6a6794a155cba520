import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { UNDO_DECISION_MS } from '@anunturi/shared-domain/site/limits';
import { runJobsLater } from '../../testing/runJobsLater';
import { listingId, reject, world } from './testing/decisions';
import { seller } from '../../testing/startModeration';

const reportId = 'Report00000000000001';
const { reportIds: _none, ...rejection } = reject;
const hold = (decision: object, uid = 'sefa', version = 1) =>
  world.call('holdDecisions', { listings: [{ listingId, version, reportIds: [] }], decision }, uid);
const undo = async (uid = 'sefa') =>
  (await world.call('undoDecisions', { listingIds: [listingId] }, uid)).body.result;
const statusOf = async () => (await world.listing())?.status;
const later = () => runJobsLater(world, UNDO_DECISION_MS + 1000);

test('a decision is kept at once and carried out when its time is over, with nobody there to send it', async () => {
  const { result } = (await hold(rejection)).body;
  expect(result).toEqual({ untilMs: expect.any(Number), refused: [] });
  expect(await statusOf()).toBe('active');
  expect(await world.log()).toEqual([]);
  await later();
  expect(await statusOf()).toBe('rejected');
  expect(await world.moderation()).toMatchObject({ ground: 'misleading' });
  expect(await world.log()).toMatchObject([{ action: 'listingRejected', actorId: 'sefa' }]);
});

test('one that is taken back is never carried out, and too late is said', async () => {
  await hold(rejection);
  expect(await undo()).toEqual({ late: [] });
  await later();
  expect(await statusOf()).toBe('active');
  expect(await undo()).toEqual({ late: [listingId] });
});

test('another moderator does not decide about it meanwhile, nor takes it back, and reads who decided', async () => {
  await world.giveRole('dan', 'admin');
  await hold(rejection);
  const { refused } = (await hold({ kind: 'approve' }, 'dan')).body.result;
  expect(refused).toMatchObject([{ listingId, code: 'wrongStatus' }]);
  const other = (await hold({ ...rejection, kind: 'remove' }, 'dan')).body.result;
  expect(other.refused).toMatchObject([{ code: 'changedElsewhere' }]);
  expect(other.refused[0].message).toContain('tocmai a decis');
  expect(
    (await world.call('decideListing', { listingId, version: 1, decision: reject }, 'dan')).code,
  ).toBe('changedElsewhere');
  expect(await undo('dan')).toEqual({ late: [listingId] });
  await later();
  expect(await statusOf()).toBe('rejected');
});

test('what its owner changed meanwhile is not decided, and the moderator is told', async () => {
  await hold(rejection);
  await world.owner.update(`listings/${listingId}`, { version: 2, title: 'Alt titlu de anunț' });
  await later();
  expect(await statusOf()).toBe('active');
  const { data } = await world.owner.list('users/sefa/notices', { limit: 5 });
  expect(data[0]!.data.text).toContain('nu s-a aplicat');
});

test('one whose notice is gone meanwhile is not carried out by half', async () => {
  const held = { kind: 'hold', personId: seller, targetKind: 'listing', targetId: listingId };
  const hold = { ...held, targetTitle: 'Anunț', facts: 'Așteaptă.', byMachine: true };
  await world.seed(`decisions/h${listingId}`, { ...hold, at: new Date() });
  await world.seed(`reports/${reportId}`, sampleReport);
  const listings = [{ listingId, version: 1, reportIds: [reportId] }];
  await world.call('holdDecisions', { listings, decision: rejection });
  await world.owner.delete(`reports/${reportId}`);
  await later();
  expect(await statusOf()).toBe('active');
  expect(await world.read(`decisions/h${listingId}`)).not.toHaveProperty('endedAt');
  const { data } = await world.owner.list('users/sefa/notices', { limit: 5 });
  expect(data[0]!.data.text).toContain('nu s-a aplicat');
});

test('who is no administrator any more when its time is over has decided nothing', async () => {
  await hold(rejection);
  await world.owner.update('users/sefa', { role: 'user' });
  await later();
  expect(await statusOf()).toBe('active');
});

test('one that is sent at once is carried out once', async () => {
  await hold(rejection);
  expect(
    (await world.call('decideListing', { listingId, version: 1, decision: reject })).status,
  ).toBe(200);
  await later();
  expect((await world.log()).map(({ action }) => action)).toEqual(['listingRejected']);
});

test('several listings are decided with one reason in one request; what is refused stops no other', async () => {
  const second = 'Listing0000000000222';
  await world.seed(`listings/${second}`, { ...(await world.listing()), title: 'Al doilea anunț' });
  const listings = [
    { listingId, version: 7, reportIds: [] },
    { listingId: second, version: 1, reportIds: [] },
  ];
  const answer = await world.call('holdDecisions', { listings, decision: rejection });
  expect(answer.body.result.refused).toMatchObject([{ listingId, code: 'changedElsewhere' }]);
  await later();
  expect(await statusOf()).toBe('active');
  expect((await world.read(`listings/${second}`))?.status).toBe('rejected');
});

test('nobody but an administrator holds or takes back a decision', async () => {
  expect((await hold(rejection, seller)).code).toBe('notAllowed');
  expect((await world.call('undoDecisions', { listingIds: [listingId] }, seller)).code).toBe(
    'notAllowed',
  );
});
