/** Two processes keep one index in PostgreSQL, and are killed in the middle of it. */
import { OPEN_RULES } from '@anunturi/local-firebase/testing/startEmptyFirebase';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { killAmongWrites } from '../testing/killAmongWrites';
import { SearchProcess } from '../testing/SearchProcess';

jest.setTimeout(300_000); // starts processes again and again

let firebase: TestFirebase;
let processes: SearchProcess[];

beforeAll(async () => {
  firebase = await startTestFirebase({ rules: OPEN_RULES, indexes: false });
  const environment = { SEARCH_DATABASE: await openTestDatabase() };
  processes = [1, 2].map(() => new SearchProcess(firebase, environment));
});
afterAll(async () => {
  for (const each of processes) each.kill();
  await firebase.stop();
});

test('two processes killed in the middle of writes find what is there, and nothing else', async () => {
  const { wanted, written } = await killAmongWrites(processes, {
    writers: 12,
    writes: 8,
    kills: 6,
  });
  for (const each of processes) expect(await each.readAll(written)).toEqual(wanted);
});
