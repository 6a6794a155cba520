import { Refusal } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';

/** @throws Refusal quotaFull, with these words, when a list of a person holds as many entries already */
export async function refuseFull(
  collection: string,
  { most, words }: { most: number; words: string },
  store: Store,
): Promise<void> {
  const found = await store.paths(collection, (all) => all.limit(most));
  if (found.length >= most) throw new Refusal('quotaFull', words);
}
