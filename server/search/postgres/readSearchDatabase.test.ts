import { openTestDatabase } from '../../testing/openTestDatabase';
import { readSearchDatabase } from './readSearchDatabase';

test('without SEARCH_DATABASE the index is in memory', () => {
  expect(readSearchDatabase({})).toBeUndefined();
});

test('an address of something else is refused with a sentence that does not repeat it', () => {
  expect(() => readSearchDatabase({ SEARCH_DATABASE: 'mysql://ana:secret@host/lists' })).toThrow(
    'SEARCH_DATABASE is not the address of a PostgreSQL database.',
  );
});

test('a database that cannot be reached is said in a sentence', async () => {
  const database = readSearchDatabase({ SEARCH_DATABASE: 'postgresql://ana@/lists?host=/nowhere' });
  await expect(database!.check()).rejects.toMatchObject({
    name: 'ExpectedFailure',
    message: expect.stringMatching(/^The database of the search cannot be used: .*ENOENT/),
  });
});

test('a schema is brought to this release once, however often it is asked for and by whom', async () => {
  const database = readSearchDatabase({ SEARCH_DATABASE: await openTestDatabase() })!;
  await Promise.all([database.check(), database.check()]);
  await expect(database.check()).resolves.toBeUndefined();
});
