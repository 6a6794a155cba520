import { createQueue } from './createQueue';

/** Work that takes so long by the queue's clock, and notes that it was done. */
function startClock() {
  let nowMs = 0;
  const done: string[] = [];
  const work = (name: string, tookMs: number) => async () => {
    await Promise.resolve();
    nowMs += tookMs;
    done.push(name);
  };
  return { clock: () => nowMs, done, work };
}

test('somebody with one picture waits for the one that is drawn, not for those who keep the queue full', async () => {
  const { clock, done, work } = startClock();
  const inTurn = createQueue(1, clock);
  const thieves = ['a', 'b', 'c', 'd', 'e', 'f'];
  const first = thieves.map((key) => inTurn(key, work(`${key}1`, 1600)));
  await first[0];
  const second = thieves.map((key) => inTurn(key, work(`${key}2`, 1600)));
  await first[5];
  const honest = inTurn('ana', work('ana', 300));
  await Promise.all([...first, ...second, honest]);
  expect(done.slice(0, 6)).toEqual(thieves.map((key) => `${key}1`));
  expect(done.indexOf('ana')).toBeLessThanOrEqual(7);
  expect(done).toHaveLength(13);
});

test('among those for whom as much was spent what came first goes first, and a fault holds nobody up', async () => {
  const { clock, done, work } = startClock();
  const inTurn = createQueue(1, clock);
  const all = [
    inTurn('a', work('a', 0)),
    inTurn('b', () => Promise.reject(new Error('no picture'))),
    inTurn('c', work('c', 0)),
    inTurn('d', work('d', 0)),
  ];
  await Promise.allSettled(all);
  expect(done).toEqual(['a', 'c', 'd']);
});

test('so many are done at once, and no more', async () => {
  const inTurn = createQueue(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(['a', 'a', 'b', 'c', 'd'].map((key) => inTurn(key, work)));
  expect(most).toBe(2);
});
