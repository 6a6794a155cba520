import { join } from 'node:path';
import { Firestore } from '../src/firestore/Firestore';
import { readFields } from '../src/firestore/values/readValue';
import type { Ruleset } from '../src/rules/Ruleset';
import { toFields } from '../src/server/plainFields';
import { randomFrom } from '../testing/randomFrom';
import { makeItem } from './makeItem';
import { PROJECT } from './sendScenario';

/**
 * Fills a data folder without indexes; the server builds them when it is asked. Short items have neither description nor photos.
 * Returns the ids of active items.
 */
export function loadItems(
  folder: string,
  size: number,
  now: number,
  { isShort = false } = {},
): string[] {
  const random = randomFrom(size);
  const firestore = new Firestore({
    file: join(folder, 'firestore.db'),
    rules: () => ({}) as Ruleset,
    indexes: null,
  });
  const ids: string[] = [];
  for (let done = 0; done < size; done += 500) {
    const batch = Array.from({ length: Math.min(500, size - done) }, () => {
      const { id, data } = makeItem(random, now);
      return { id, data: isShort ? { ...data, description: '', photos: [] } : data };
    });
    firestore.commit(
      'owner',
      PROJECT,
      batch.map(({ id, data }) => ({
        kind: 'set',
        project: PROJECT,
        segments: ['items', id],
        fields: readFields(toFields(data)),
        mask: null,
        transforms: [],
        precondition: {},
      })),
    );
    ids.push(...batch.filter(({ data }) => data.status === 'active').map(({ id }) => id));
  }
  firestore.close();
  return ids;
}
