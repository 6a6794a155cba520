import { pageState } from '@anunturi/shared-contract/page/pageState';

const dayMs = 86_400_000;
const refused = new Error('permission-denied');
const isRefused = (error: unknown) => error === refused;

beforeEach(() => delete pageState.__clockSkewStep);

/** Another build of the page, and a database that refuses what lies ahead of its clock. */
function start(deviceAheadMs: number) {
  let withClockSkew!: typeof import('./withClockSkew').withClockSkew;
  jest.isolateModules(
    () => ({ withClockSkew } = require('./withClockSkew') as typeof import('./withClockSkew')),
  );
  const nowMs = Date.UTC(2026, 10, 20);
  const asked: number[] = [];
  const ask = () =>
    withClockSkew(
      async (until) => {
        asked.push(nowMs - until.getTime());
        if (until.getTime() > nowMs) throw refused;
        return 'found';
      },
      isRefused,
      () => nowMs + deviceAheadMs,
    );
  return { ask, asked };
}

test('where clocks agree, the question reaches to this very moment', async () => {
  const { ask, asked } = start(0);
  expect(await ask()).toBe('found');
  expect(asked).toEqual([0]);
});

test('a clock that runs ahead costs questions once; later ones begin where the answer was', async () => {
  const { ask, asked } = start(20_000);
  await ask();
  expect(asked).toEqual([-20_000, -18_000, 40_000]);
  await ask();
  expect(asked).toEqual([-20_000, -18_000, 40_000, 40_000]);
});

test('what one build of a page has learnt of the clock, the others know', async () => {
  await start(20_000).ask();
  const { ask, asked } = start(20_000);
  await ask();
  expect(asked).toEqual([40_000]);
});

test('a clock of another year is not followed', async () => {
  await expect(start(365 * dayMs).ask()).rejects.toBe(refused);
});

test('another failure is not asked again', async () => {
  const { withClockSkew } = await import('./withClockSkew');
  const ask = jest.fn(async () => Promise.reject(new Error('offline')));
  await expect(withClockSkew(ask, isRefused)).rejects.toThrow('offline');
  expect(ask).toHaveBeenCalledTimes(1);
});
