import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { holdFacts, type HoldReason, holdReasons, toWaitingReason } from '../../decisions/keepHold';
import { world } from './testing/decisions';

type Queue = CommandResult<'readListingQueue'>;
const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const read = async () => (await world.call('readListingQueue', {})).body.result as Queue;
const wait = (n: number, hours: number, more: object = {}) =>
  world.seed(`listings/${listingId(n)}`, {
    ...sampleCar,
    title: `Mașina cu numărul ${n}`,
    ownerId: 'vechi',
    status: 'pending',
    updatedAt: hoursAgo(hours),
    ...more,
  });
const known = { ...sampleUser, createdAt: hoursAgo(24 * 400), acceptedListings: 4 };
const order = async () => (await read()).rows.map(({ id }) => Number(id.slice(-4)));

beforeEach(async () => {
  await world.seed('users/vechi', { ...known, email: 'vechi@exemplu.ro' });
});

test('what is riskier comes first, with the reasons, and what is alike in the order in which it came', async () => {
  await wait(1, 3);
  await wait(2, 2);
  await wait(3, 1, {
    description: 'Sunați la 0745123456 sau scrieți pe www.altundeva.ro oricând.',
  });
  await wait(4, 1, { ownerId: 'nou' });
  await world.seed('users/nou', { ...known, acceptedListings: 0, email: 'nou@exemplu.ro' });
  await wait(5, 1);
  await world.seed('reports/r1', {
    ...sampleReport,
    targetId: listingId(5),
    createdAt: new Date(),
  });
  const { rows, isMore } = await read();
  expect(rows.map(({ id, risks }) => [Number(id.slice(-4)), risks])).toEqual([
    [5, ['reported']],
    [3, ['contacts']],
    [4, ['newSeller']],
    [1, []],
    [2, []],
  ]);
  expect(isMore).toBe(false);
});

test('a notice about the seller, banned words and words of another listing that waits are risks', async () => {
  await wait(1, 1, { description: 'Vând arme de colecție și mașina din fotografii.' });
  await wait(2, 1, { title: 'Aceeași mașină' });
  await wait(3, 1, { title: 'ACEEAȘI mașină!', ownerId: 'altul' });
  await world.seed('users/altul', { ...known, email: 'altul@exemplu.ro' });
  await world.seed('reports/r1', {
    ...sampleReport,
    target: 'profile',
    targetId: 'altul',
    createdAt: new Date(),
  });
  const risks = Object.fromEntries((await read()).rows.map((row) => [row.id.slice(-1), row.risks]));
  expect(risks).toEqual({ 1: ['bannedWords'], 2: ['sameText'], 3: ['reported', 'sameText'] });
});

test('a contact that was hidden from a description when it was published is a risk as one in words is', async () => {
  await wait(1, 1, { description: 'Mașină îngrijită. Sunați la [contact ascuns] după ora 17.' });
  expect((await read()).rows.map(({ risks }) => risks)).toEqual([['contacts']]);
});

test('nothing waits for ever: after a day age outweighs every risk, and the one that waits longest is first', async () => {
  await wait(1, 23);
  await wait(2, 1);
  await world.seed('reports/r2', {
    ...sampleReport,
    targetId: listingId(2),
    createdAt: new Date(),
  });
  expect(await order()).toEqual([2, 1]);
  await wait(1, 25);
  await wait(3, 30);
  expect(await order()).toEqual([3, 1, 2]);
  expect((await read()).rows.map(({ isOld }) => isOld)).toEqual([true, true, false]);
});

test('a listing whose owner made the changes that were asked comes before all others', async () => {
  await wait(1, 30);
  await wait(2, 1, { changes: 'made' });
  expect(await order()).toEqual([2, 1]);
  expect((await read()).rows[0]).toMatchObject({ reason: 'changesMade' });
});

test('why each listing waits is known: held by the program, corrected after a rejection, or another reason', async () => {
  await wait(1, 3);
  await wait(2, 2, { held: true });
  await wait(3, 1);
  await world.seed(`decisions/h${listingId(1)}`, {
    kind: 'hold',
    facts: holdFacts('justRejected'),
  });
  expect((await read()).rows.map(({ reason }) => reason)).toEqual([
    'justRejected',
    'corrected',
    'other',
  ]);
});

test('the facts of every hold say its reason again', () => {
  for (const reason of Object.keys(holdReasons) as HoldReason[])
    expect(toWaitingReason(holdFacts(reason))).toBe(
      reason === 'removedText' ? 'removedPhoto' : reason,
    );
  expect(toWaitingReason('Alte cuvinte.')).toBeUndefined();
});
