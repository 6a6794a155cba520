import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { seller } from '../../testing/startModeration';
import { world } from './testing/decisions';

type Groups = CommandResult<'readReportGroups'>;
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const about = (id: string, targetId: string, more: object = {}) =>
  world.seed(`reports/${id}`, { ...sampleReport, targetId, createdAt: new Date(), ...more });
const read = async () => (await world.call('readReportGroups', {})).body.result as Groups;
const kept = (decidedAt: Date) => ({ outcome: 'kept', text: 'Nimic.', decidedAt });

test('ten notices about one listing are one group with its photo, price and number, and one answer is for all of them', async () => {
  for (let n = 0; n < 10; n += 1) await about(`r${n}`, sampleListingId);
  const { groups } = await read();
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({
    times: 10,
    why: 'many',
    listing: { title: sampleCar.title, priceLei: sampleCar.priceLei, ownerId: seller },
  });
  const { reportIds } = groups[0]!;
  const answer = { reportIds, outcome: 'kept', text: 'Am verificat: anunțul este în regulă.' };
  expect((await world.call('decideReports', answer)).body.result).toEqual({ answered: 10 });
  expect((await read()).groups).toEqual([]);
  expect(await world.log()).toHaveLength(10);
  expect((await world.call('decideReports', answer)).code).toBe('changedElsewhere');
});

test('child abuse comes first, then what has waited for days, then what most people reported', async () => {
  const ids = ['fresh', 'many', 'old', 'abuse'].map((each) => each.padEnd(20, '0'));
  await about('a', ids[0]!);
  for (const n of [1, 2, 3]) await about(`b${n}`, ids[1]!);
  await about('c', ids[2]!, { createdAt: daysAgo(4) });
  await about('d', ids[3]!, { ground: 'childAbuse' });
  const { groups } = await read();
  expect(groups.map(({ why }) => why)).toEqual(['childAbuse', 'old', 'many', 'turn']);
  expect(groups.map(({ targetId }) => targetId)).toEqual(ids.toReversed());
});

test('repeats of one source are counted, and who was often wrong is known', async () => {
  await about('open', sampleListingId, { reporterId: 'dan', count: 4 });
  for (const n of [1, 2, 3])
    await about(`past${n}`, `Past${n}`.padEnd(20, '0'), {
      reporterId: 'dan',
      status: 'decided',
      decision: { ...kept(new Date()), ...(n === 3 && { outcome: 'removed' }) },
    });
  const { groups, records } = await read();
  expect(groups[0]!.times).toBe(4);
  expect(records).toEqual({ dan: { right: 1, wrong: 2 } });
});

test('a notice about what is gone or was never there has its group too', async () => {
  await about('gone', '../users/ana');
  await about('profile', 'dan', { target: 'profile' });
  const { groups } = await read();
  expect(groups.map(({ listing }) => listing)).toEqual([undefined, undefined]);
});
