import { EmbeddedSearch } from '../embedded/EmbeddedSearch';
import type { Search } from '../Search';
import { testSettings } from '../testing/randomListings';

type OpenEngine = { name: string; open(): Promise<Search> };

/** Every engine that is held to the contract, each opened empty. */
export const engines: readonly OpenEngine[] = [
  { name: 'embedded', open: async () => new EmbeddedSearch(() => testSettings) },
];
