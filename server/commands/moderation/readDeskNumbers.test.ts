import { keptDays } from '@anunturi/shared-domain/people/keptDays';
import { startModeration } from '../../testing/startModeration';

const DAY_MS = 24 * 60 * 60 * 1000;
let world: Awaited<ReturnType<typeof startModeration>>;

beforeAll(async () => {
  world = await startModeration();
});
beforeEach(() => world.reset());
afterAll(() => world.stop());

const numbers = async (uid = 'sefa', input: object = { byPerson: true }) =>
  (await world.call('readDeskNumbers', input, uid)).body.result;
const acted = (actorId: string, action: string, daysAgo = 0) =>
  world.seed(`moderationLog/${actorId}${action}${daysAgo}`, {
    actorId,
    action,
    targetKind: 'listing',
    targetId: 'x',
    at: new Date(Date.now() - daysAgo * DAY_MS),
  });

test('decisions of today are counted, of oneself and of all; other acts and what happens by itself are none', async () => {
  await world.giveRole('dan', 'moderator');
  await acted('sefa', 'listingApproved');
  await acted('dan', 'listingRejected');
  await acted('dan', 'reportDecided');
  await acted('dan', 'listingApproved', 3);
  await acted('sefa', 'settingsChanged');
  await acted('automat', 'listingHeld');
  expect(await numbers('dan')).toEqual({ mine: 2, all: 3 });
  expect(await numbers()).toEqual({
    mine: 1,
    all: 3,
    people: expect.arrayContaining([
      { uid: 'sefa', today: 1, month: 1 },
      { uid: 'dan', today: 2, month: 3 },
    ]),
  });
});

test('how long people waited is the median of each person who decides, in 30 days, and others read none', async () => {
  await world.giveRole('dan', 'moderator');
  await world.giveRole('mia', 'moderator');
  const day = (daysAgo: number, people: object) =>
    world.seed(`deskWaits/day${daysAgo}`, {
      people,
      forgetAt: new Date(Date.now() + (keptDays.deskWaits - daysAgo) * DAY_MS),
    });
  await day(0, { dan: { listing: { h1: 1 }, report: { h4: 1 } }, gone: { listing: { h1: 9 } } });
  await day(3, { dan: { listing: { h24: 2 }, appeal: { d7: 2 } }, sefa: { appeal: { h1: 1 } } });
  await day(31, { sefa: { listing: { longer: 9 } } });
  const { people } = await numbers();
  expect(people).toEqual(
    expect.arrayContaining([
      { uid: 'dan', today: 0, month: 0, decides: 'h24', answers: 'd7' },
      { uid: 'sefa', today: 0, month: 0, answers: 'h1' },
      { uid: 'mia', today: 0, month: 0 },
    ]),
  );
  expect(await numbers('dan')).toEqual({ mine: 0, all: 0 });
});

test('people who may decide are listed, and only administrators read the list', async () => {
  await world.giveRole('dan', 'moderator');
  await world.giveRole('mia', 'editor');
  expect(await numbers('sefa', {})).not.toHaveProperty('people');
  const { people } = await numbers();
  expect(people.map(({ uid }: { uid: string }) => uid).toSorted()).toEqual(['dan', 'sefa']);
  expect(await numbers('dan')).not.toHaveProperty('people');
  expect(await world.call('readDeskNumbers', {}, 'mia')).toMatchObject({ code: 'notAllowed' });
});
