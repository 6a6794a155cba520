import type { DocumentData } from '@google-cloud/firestore';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import {
  UNREADABLE,
  unreadableListingSchema,
} from '@anunturi/shared-domain/moderation/unreadableListing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import { photosFollow } from '../listings/photosFollow';

const PAGE = 100;
/** Statuses that nobody meets in a list; what was decided stays decided. */
const outOfSight: unknown[] = ['rejected', 'archived', 'deleted'];

/**
 * Looks at every listing, some at a time. One that does not fit its schema would take a place on a page and show nothing:
 * it gets a status that no list asks for, and an entry for administrators. One that fits again goes back where it stood.
 */
export const setUnreadableAside = defineJob<{ after?: string }>({
  name: 'setUnreadableAside',
  async run({ input: { after }, store, now }) {
    const page = await store.find(documentPaths.listings, (all) => {
      const some = all.orderBy('__name__').limit(PAGE);
      return after === undefined ? some : some.startAfter(after);
    });
    for (const { id, path, data } of page) {
      if (data.status === UNREADABLE) await takeBack(id, path, data, store);
      else if (!outOfSight.includes(data.status)) setAside(id, path, data, store, now);
    }
    const last = page.at(-1);
    if (page.length === PAGE && last) store.enqueue(setUnreadableAside, { after: last.id });
  },
});

function setAside(id: string, path: string, data: DocumentData, store: Store, now: Date): void {
  const { error } = parseStored(listingSchema, data);
  if (!error) return;
  const faults = new Set(error.issues.map(({ path: at }) => (at.join('.') || '-').slice(0, 100)));
  const { title, ownerId, status } = data;
  store.update(path, { status: UNREADABLE });
  photosFollow(id, ownerId, { from: status, to: UNREADABLE }, store);
  store.set(documentPaths.unreadableListing(id), {
    status: typeof status === 'string' && status ? status.slice(0, 60) : 'draft',
    ...(typeof title === 'string' && title && { title: title.slice(0, 200) }),
    ...(typeof ownerId === 'string' && ownerId && { ownerId: ownerId.slice(0, 200) }),
    faults: [...faults].slice(0, 20),
    at: now,
  });
}

async function takeBack(id: string, path: string, data: DocumentData, store: Store): Promise<void> {
  const entryPath = documentPaths.unreadableListing(id);
  const entry = await store.get(entryPath, unreadableListingSchema);
  if (!entry || parseStored(listingSchema, { ...data, status: entry.status }).error) return;
  store.update(path, { status: entry.status });
  photosFollow(id, data.ownerId, { from: UNREADABLE, to: entry.status }, store);
  store.delete(entryPath);
}
