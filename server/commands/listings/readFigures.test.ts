import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { callTestCommand } from '../../testing/callTestCommand';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const own = 'Listing0000000000001';
const foreign = 'Listing0000000000002';
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  firebase.wipe();
  for (const [id, ownerId] of [
    [own, 'ana'],
    [foreign, 'dan'],
  ]) {
    await firebase.seed(`listings/${id}`, { ...sampleCar, ownerId, status: 'paused' });
    await firebase.seed(`listings/${id}/counters/all`, {
      views: 7,
      favourites: 2,
      conversations: 1,
    });
  }
});
afterAll(() => firebase.stop());

const ask = (listingIds: string[], token?: string) =>
  callTestCommand(firebase.origin, 'readFigures', { listingIds }, token ? { token } : {});

test('the owner gets the figures of the own listings, and nothing of others or of what never was', async () => {
  const ana = await signInForTest(firebase, 'ana');
  const { status, body } = await ask([own, foreign, 'Listing0000000000003'], ana);
  expect(status).toBe(200);
  expect(body.result.figures).toEqual({ [own]: { views: 7, favourites: 2, conversations: 1 } });
});

test('figures that do not fit are missing, and the others are told', async () => {
  const ana = await signInForTest(firebase, 'ana');
  await firebase.seed(`listings/${foreign}`, { ...sampleCar, ownerId: 'ana', status: 'paused' });
  await firebase.seed(`listings/${foreign}/counters/all`, { views: 'many' });
  const { status, body } = await ask([own, foreign], ana);
  expect(status).toBe(200);
  expect(Object.keys(body.result.figures)).toEqual([own]);
});

test('a rejection and an answer to an appeal are told of until the answer is put away, an approval is not', async () => {
  const ana = await signInForTest(firebase, 'ana');
  const decided = async () => (await ask([own, foreign], ana)).body.result.decided as string[];
  const decide = async (status: string, decision: object) => {
    await firebase.owner.update(`listings/${own}`, { status });
    await firebase.owner.set(`listings/${own}/private/moderation`, decision);
  };
  expect(await decided()).toEqual([]);
  await decide('rejected', { decision: 'rejected' });
  expect(await decided()).toEqual([own]);
  await decide('active', { decision: 'approved' });
  expect(await decided()).toEqual([]);
  await decide('active', { decision: 'approved', contestOutcome: 'reversed' });
  expect(await decided()).toEqual([own]);
  await decide('active', { contestOutcome: 'reversed', answerDismissedAt: new Date() });
  expect(await decided()).toEqual([]);
});

test('a blocked account still reads its own figures, a visitor none', async () => {
  const ana = await signInForTest(firebase, 'ana');
  await firebase.owner.update('users/ana', { blocked: true });
  expect((await ask([own], ana)).body.result.figures).toHaveProperty(own);
  expect((await ask([own])).code).toBe('signInNeeded');
});

test('more than a page is not asked for at once', async () => {
  const ana = await signInForTest(firebase, 'ana');
  const ids = Array.from({ length: 31 }, (_, at) => listingId(at));
  expect((await ask(ids, ana)).code).toBe('invalidInput');
});
