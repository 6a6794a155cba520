import { createHealthApp } from './createHealthApp';

function start() {
  const state = {
    isDown: false,
    isQueueWell: true,
    isSearchReady: true,
    isDraining: false,
    nowMs: 0,
    reads: 0,
  };
  const said: string[] = [];
  const app = createHealthApp({
    readDatabase: async () => {
      state.reads += 1;
      if (state.isDown) throw new Error('it is away');
    },
    isQueueWell: () => state.isQueueWell,
    isSearchReady: () => state.isSearchReady,
    isDraining: () => state.isDraining,
    log: (line) => said.push(line),
    now: () => state.nowMs,
  });
  const status = async (path: string) => (await app.request(path)).status;
  return { state, said, status };
}

test('the process answers whatever else is away; it may get calls while database, queue and search answer', async () => {
  const { state, said, status } = start();
  expect(await status('/readyz')).toBe(200);
  expect(await status('/readyz')).toBe(200);
  expect(state.reads).toBe(1);
  state.isQueueWell = false;
  expect(await status('/readyz')).toBe(503);
  state.isQueueWell = true;
  state.isSearchReady = false;
  expect(await status('/readyz')).toBe(503);
  state.isSearchReady = true;
  Object.assign(state, { isDown: true, nowMs: 60_000 });
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  expect(said).toEqual(['The database does not answer: it is away']);
  state.isDown = false;
  expect(await status('/readyz')).toBe(200);
  state.isDraining = true;
  expect(await status('/readyz')).toBe(503);
});
