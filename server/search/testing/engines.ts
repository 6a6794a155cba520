import { EmbeddedSearch } from '../embedded/EmbeddedSearch';
import { PostgresKeeper } from '../postgres/PostgresKeeper';
import type { Search } from '../Search';
import { openTestDatabase, testPostgres } from '../../testing/openTestDatabase';
import { testSettings } from './randomListings';

type OpenEngine = { name: string; open(): Promise<Search> };

const embedded: OpenEngine = {
  name: 'embedded',
  open: async () => new EmbeddedSearch(() => testSettings),
};
const opened: PostgresKeeper[] = [];
const postgres: OpenEngine = {
  name: 'PostgreSQL',
  async open() {
    const keeper = new PostgresKeeper(await openTestDatabase(), {
      settings: () => testSettings,
      log: console.error,
      onChanged: () => {},
    });
    opened.push(keeper);
    await keeper.open(0);
    await keeper.rebuild({ all: async function* () {}, some: async () => [] });
    return keeper.serving!;
  },
};

/** The engines that are held to the contract, each opened empty: PostgreSQL where `npm test -- postgres` has started one. */
export const engines: readonly OpenEngine[] = [testPostgres ? postgres : embedded];

afterAll(() => Promise.all(opened.map((keeper) => keeper.close())));
