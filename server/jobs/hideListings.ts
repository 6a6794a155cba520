import { FieldValue } from '@google-cloud/firestore';
import { publicStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import { photosFollow } from '../listings/photosFollow';

/** So many listings in one transaction. */
const PAGE = 50;

const isHidden = async (uid: string, store: Store) => {
  const user = await store.read(documentPaths.user(uid));
  return user?.blocked === true || user?.closingAt !== undefined;
};

/** Hides the listings of a blocked or closing account that did not fit in the transaction of the act. */
export const hideListings = defineJob<{ uid: string }>({
  name: 'hideListings',
  async run({ input: { uid }, store, now }) {
    if (await isHidden(uid, store)) await hideShown(uid, store, now);
  },
});

/** Brings back what blocking hid, as far as nobody decided about it meanwhile. */
export const restoreListings = defineJob<{ uid: string }>({
  name: 'restoreListings',
  async run({ input: { uid }, store, now }) {
    if (!(await isHidden(uid, store))) await restoreHidden(uid, store, now);
  },
});

/** Archives a page of what others see and leaves the rest to the job. */
export async function hideShown(uid: string, store: Store, now: Date): Promise<void> {
  const page = await store.find(documentPaths.listings, (all) =>
    all.where('ownerId', '==', uid).where('status', 'in', publicStatuses).limit(PAGE),
  );
  for (const { id, data } of page) {
    store.set(`${documentPaths.hiddenListings(uid)}/${id}`, { status: data.status });
    change({ id, uid, from: data.status, to: 'archived' }, store, now);
  }
  if (page.length === PAGE) store.enqueue(hideListings, { uid }, { key: `listings of ${uid}` });
}

/** Shows a page of what was hidden again and leaves the rest to the job. */
export async function restoreHidden(uid: string, store: Store, now: Date): Promise<void> {
  const page = await store.find(documentPaths.hiddenListings(uid), (all) => all.limit(PAGE));
  await store.readAhead(page.map(({ id }) => documentPaths.listing(id)));
  for (const { id, path, data } of page) {
    store.delete(path);
    const listing = await store.read(documentPaths.listing(id));
    if (listing?.status !== 'archived') continue;
    const isOver = data.status === 'active' && listing.expiresAt <= now;
    const to = isOver ? 'expired' : data.status;
    change({ id, uid, from: 'archived', to }, store, now);
  }
  if (page.length === PAGE) store.enqueue(restoreListings, { uid }, { key: `listings of ${uid}` });
}

function change(
  { id, uid, from, to }: { id: string; uid: string; from: unknown; to: unknown },
  store: Store,
  updatedAt: Date,
): void {
  const version = FieldValue.increment(1);
  store.update(documentPaths.listing(id), { status: to, version, updatedAt });
  photosFollow(id, uid, { from, to }, store);
}
