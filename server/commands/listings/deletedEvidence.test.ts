// What was decided or reported outlives the listing it is about.
import {
  sampleCar,
  sampleListingId as id,
  sampleRejection,
} from '@anunturi/shared-domain/samples/listingSamples';
import { seedListing } from '../../testing/seedListing';
import {
  path,
  inDays,
  firebase,
  call,
  remove,
  restore,
  jobs,
  runJobs,
  whenDue,
  stored,
  daysKept,
} from './testing/deletions';

const report = { target: 'listing', targetId: id, status: 'open' };

test.each([
  ['rejected', { status: 'rejected', held: true }, false],
  ['reported', {}, true],
])(
  'a listing that was %s is kept for six months, also where it is to go for good',
  async (_w, change, isReported) => {
    await seedListing(firebase, change);
    if (isReported) await firebase.seed('reports/report1', report);
    expect((await remove()).body.result).toEqual({ outcome: 'kept' });
    expect((await remove(true)).body.result).toEqual({ outcome: 'kept' });
    expect(await stored()).toMatchObject({ status: 'deleted', title: sampleCar.title });
    expect(await daysKept()).toBe(183);
    expect((await jobs()).length).toBe(1);
    await whenDue();
    // Its order came early; until the six months are over it stays.
    expect(await stored()).toMatchObject({ status: 'deleted' });
    await firebase.owner.update(`${path}/private/deletion`, { askedAt: inDays(-184) });
    await whenDue();
    expect(await stored()).toBeNull();
  },
);

test('what versions before archived as evidence goes when its time is over, unless it was taken back', async () => {
  const archived = async (status: string) => {
    await seedListing(firebase, { status });
    await firebase.seed(`${path}/private/deletion`, { askedAt: inDays(-183), dueAt: inDays(-1) });
    const order = { name: 'deleteArchivedListing', input: { id }, attempts: 0 };
    await firebase.seed('jobs/old1', { ...order, dueAt: inDays(-1), createdAt: inDays(-183) });
    await runJobs();
  };
  await archived('draft');
  expect(await stored()).toMatchObject({ status: 'draft' });
  await archived('archived');
  expect(await stored()).toBeNull();
});

test('a rejected one comes back as rejected, its open appeal with it', async () => {
  const contestedAt = inDays(-2);
  await seedListing(firebase, { status: 'rejected', held: true, appealedAt: contestedAt });
  const appealed = { ...sampleRejection, contestText: 'Prețul este cel întreg.', contestedAt };
  await firebase.seed(`${path}/private/moderation`, appealed);
  await remove();
  expect(await stored()).not.toHaveProperty('appealedAt');
  expect((await restore()).body.result).toEqual({ status: 'rejected' });
  expect(await stored()).toMatchObject({ held: true, appealedAt: contestedAt });
});

const decideReport = (n: number) =>
  firebase.owner.update(`reports/report${n}`, {
    status: 'decided',
    decision: { outcome: 'kept', text: 'Anunțul nu mai este.', decidedAt: new Date() },
  });

test('nobody gets round a report by a deletion: one answered meanwhile sends it to approval', async () => {
  await seedListing(firebase);
  await firebase.seed('reports/report1', report);
  await remove();
  expect((await restore()).body.result).toEqual({ status: 'active' });
  await remove();
  await decideReport(1);
  expect((await restore()).body.result).toEqual({ status: 'pending' });
});

test.each(['paused', 'draft', 'archived'])(
  'nor by deleting one that was %s: it is not public again before somebody looked at it',
  async (status) => {
    await seedListing(firebase, { status });
    for (let n = 10; n < 35; n += 1) await firebase.seed(`reports/report${n}`, report);
    await remove();
    await decideReport(34);
    const restored = status === 'paused' ? 'pending' : status;
    expect((await restore()).body.result).toEqual({ status: restored });
    if (status !== 'paused')
      await call('changeListingStatus', { id, version: 3, to: 'active' }).then(({ body }) =>
        expect(body.result).toEqual({ status: 'pending' }),
      );
    expect(await stored()).toMatchObject({ status: 'pending' });
  },
);
