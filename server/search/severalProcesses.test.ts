/** Several processes, each with an index of its own in memory, follow what all of them write. */
import { OPEN_RULES } from '@anunturi/local-firebase/testing/startEmptyFirebase';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { killAmongWrites } from './testing/killAmongWrites';
import { SearchProcess } from './testing/SearchProcess';

jest.setTimeout(300_000); // starts processes again and again

let firebase: TestFirebase;
let processes: SearchProcess[];

beforeAll(async () => {
  firebase = await startTestFirebase({ rules: OPEN_RULES, indexes: false });
  processes = [1, 2].map(() => new SearchProcess(firebase));
});
afterAll(async () => {
  for (const each of processes) each.kill();
  await firebase.stop();
});

test('each finds what the others wrote, and says how far it is', async () => {
  const work = { writers: 10, writes: 6, kills: 4 };
  const { wanted, written } = await killAmongWrites(processes, work);
  for (const each of processes) expect(await each.readAll(written)).toEqual(wanted);
  const told = await Promise.all(processes.map(async (each) => (await each.ask('/status')).json()));
  const far = { isReady: true, listings: Object.keys(wanted).length };
  expect(told).toMatchObject([far, far]);
  expect(told[0].watermarkMs).toBe(told[1].watermarkMs);
  for (const { lagMs } of told) expect(lagMs).toBeGreaterThanOrEqual(0);
});
