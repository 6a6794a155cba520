import { type RetentionRow, retention } from '@anunturi/shared-domain/people/retention';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import { LISTING_CHANGES } from '../search/listingChange';
import { removeReportPhotos } from './keepReportPhotos';

type Place = RetentionRow['places'][number];

/** What the retention table has deleted by time, and what searches follow, which names nobody. */
const places: readonly Place[] = [
  ...retention
    .flatMap((row) => row.places)
    .filter(({ ends }) => ends === 'forgetAt' || typeof ends === 'object'),
  { collection: LISTING_CHANGES, ends: 'forgetAt' },
];
/** A transaction takes 500 writes, and a notice is three. */
const MOST = Math.floor(450 / (places.length + 2));
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what has been kept for as long as the retention table says, some at a time. */
export const forgetExpired = defineJob({
  name: 'forgetExpired',
  async run({ store, now }) {
    let isFull = false;
    for (const paths of await Promise.all(places.map((place) => findDue(place, store, now)))) {
      for (const path of paths) await remove(path, store);
      isFull ||= paths.length === MOST;
    }
    if (isFull) store.enqueue(forgetExpired, {});
  },
});

async function findDue(
  { collection, group, ends }: Place,
  store: Store,
  now: Date,
): Promise<string[]> {
  if (typeof ends === 'object')
    return store.due(collection, ends.field, MOST, new Date(now.getTime() - ends.days * DAY_MS));
  return group
    ? (await store.dueOfAll(collection, 'forgetAt', MOST)).paths
    : store.due(collection, 'forgetAt', MOST);
}

/** A notice takes with it what it was about, with the photos of messages. */
async function remove(path: string, store: Store): Promise<void> {
  store.delete(path);
  const [collection, id] = path.split('/');
  if (collection !== documentPaths.reports) return;
  const snapshot = documentPaths.reportSnapshot(id!);
  const messages: unknown = (await store.read(snapshot))?.messages;
  if (Array.isArray(messages) && messages.some(({ photo }) => photo !== undefined))
    store.enqueue(removeReportPhotos, { reportId: id! });
  store.delete(snapshot);
}
