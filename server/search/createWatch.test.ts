import { setImmediate as nextTurn } from 'node:timers/promises';
import { startTestFirebase } from '../testing/startTestFirebase';
import { createWatch } from './createWatch';
import { EmbeddedSearch } from './embedded/EmbeddedSearch';
import { testSettings } from './testing/randomListings';

test('saved searches that an engine could not take in are read again by themselves', async () => {
  const firebase = await startTestFirebase({ commands: true });
  await firebase.seed('users/ana/savedSearches/own', {
    name: 'Logan',
    query: 'marca=dacia',
    alert: 'daily',
    lastSeenAt: new Date(),
    createdAt: new Date(),
  });
  const engine = new EmbeddedSearch(() => testSettings);
  jest.spyOn(engine, 'watch').mockImplementationOnce(() => {
    throw new Error('The index is away');
  });
  const said: string[] = [];
  const watch = createWatch({
    db: firebase.commandServer!.db,
    search: () => engine,
    settings: () => testSettings,
    asking: (ask) => ask(),
    log: (line) => said.push(line),
    readAgainEveryMs: 1,
  });
  await watch.readAll();
  while (!watch.isReady()) await nextTurn();
  expect(said).toEqual(['saved searches: The index is away']);
  expect(engine.status().watched).toBe(1);
  watch.stop();
  await firebase.stop();
});
