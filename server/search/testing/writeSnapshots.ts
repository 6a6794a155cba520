// A program for the test of killed writers: writes the index of ever more listings to the file named by its argument, again and again; the
// feed's count of settings says how many there are.
import { EmbeddedSearch } from '../embedded/EmbeddedSearch';
import { writeSnapshot } from '../embedded/indexSnapshot';
import { randomListings, testSettings } from './randomListings';

const [, , file = ''] = process.argv;
const now = new Date('2026-11-28T10:00:00Z');
const search = new EmbeddedSearch(() => testSettings);

async function writeAll(): Promise<void> {
  for (const [at, listing] of randomListings(20_000, 4, now).entries()) {
    search.take([{ listing, version: 1 }]);
    if (at % 500 !== 499) continue;
    const feed = { watermarkMs: now.getTime(), seen: new Map(), settingsChanges: at + 1 };
    await writeSnapshot(file, search.index, feed);
    if (at === 499) console.log('the first is written');
  }
}
void writeAll();
