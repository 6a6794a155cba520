/** Heavy exports of many accounts, over the wire: a few are read at once, and somebody with one does not wait for all of them. */
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { callTestCommand } from '../../testing/callTestCommand';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const greedy = ['a', 'b', 'c', 'd', 'e', 'f'];
const PAGES = 3;
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of [...greedy, 'ana']) tokens[uid] = await signInForTest(firebase, uid);
  for (const ownerId of greedy)
    for (let n = 0; n < 4; n += 1)
      await firebase.seed(`listings/${`${ownerId}${n}`.padEnd(20, 'x')}`, {
        ...sampleCar,
        ownerId,
      });
});
afterAll(() => firebase.stop());

/** One page of an export: the listings with everything below them. */
const page = (uid: string) =>
  callTestCommand(firebase.origin, 'exportMyData', { after: 'listings:' }, { token: tokens[uid]! });

/** How many transactions run at once, at most, while something is done. */
async function mostAtOnce(act: () => Promise<unknown>): Promise<number> {
  const { db } = firebase.commandServer!;
  const runTransaction = db.runTransaction.bind(db);
  let [running, most] = [0, 0];
  const watched = jest.spyOn(db, 'runTransaction').mockImplementation(async (...given) => {
    running += 1;
    most = Math.max(most, running);
    return runTransaction(...given).finally(() => (running -= 1));
  });
  await act();
  watched.mockRestore();
  return most;
}

test('six accounts that each want many pages have two read at once, and the one page of another is not the last', async () => {
  await page('ana'); // the salt of the day is made, the session is known
  const done: string[] = [];
  const most = await mostAtOnce(async () => {
    const want = async (uid: string) => {
      expect((await page(uid)).status).toBe(200);
      done.push(uid);
    };
    const first = greedy.map((uid) => want(uid));
    const others = greedy.flatMap((uid) => Array.from({ length: PAGES - 1 }, () => want(uid)));
    await Promise.race(first);
    await Promise.all([...first, ...others, want('ana')]);
  });
  expect(most).toBe(2);
  expect(done).toHaveLength(greedy.length * PAGES + 1);
  // Behind those that are read, and the first page of each of the others.
  expect(done.indexOf('ana')).toBeLessThan(greedy.length + 4);
});
