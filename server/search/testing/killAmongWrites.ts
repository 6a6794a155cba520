import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { createRandom } from './randomListings';
import type { SearchProcess } from './SearchProcess';

/** `key`: the same of no other work on the same database. */
type Work = { writers: number; writes: number; kills: number; key?: string };

/**
 * Writes, changes, hides and deletes listings through all processes at once while one after another of them is killed.
 * @returns the titles that must be found, by id, and what was written last
 */
export async function killAmongWrites(
  processes: readonly SearchProcess[],
  { writers, writes, kills, key = 'work' }: Work,
): Promise<{ wanted: Record<string, string>; written: string }> {
  const random = createRandom(3);
  const wanted: Record<string, string> = {};
  let [done, written] = [0, ''];
  const writer = async (_: unknown, at: number) => {
    for (let n = 1; n <= writes; n += 1) {
      const id = listingId(at + 1);
      const shown = random() < 0.6 ? 'active' : 'paused';
      const status = n === writes && at % 5 === 0 ? 'gone' : shown;
      const through = processes[(at + n) % processes.length]!;
      written = await through.writeUntilDone({ id, n, status }, `key-of-write-${at}-${n}-${key}`);
      if (status === 'active') wanted[id] = `Anunț numărul ${n}`;
      else delete wanted[id];
      done += 1;
      const step = (writers * writes) / kills;
      if (done % step === 0) processes[(done / step) % processes.length]!.killAndStart();
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return { wanted, written };
}
