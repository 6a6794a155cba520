import { deviceStore } from '@anunturi/shared-contract/storage/deviceStore';
import { listOf } from '@anunturi/shared-contract/storage/storedShape';
import { ORPHANED_PHOTOS_KEY } from '@anunturi/shared-contract/storage/localStorageKeys';
import { openFirestore, openStorage } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { Draft } from '../../domain/sell-form/draft';
import type { DraftStore } from './draftStore';
import { firebaseCode, withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** A little longer than the message with its undo stays in sight. */
export const UNDO_MS = 11_000;
/** So long a draft's photos stay in file storage; its copy on the device stays longer and can be sent again. */
const STORED_MS = 30 * 24 * 60 * 60 * 1000;

/** A draft thrown away whose sent photos are to be deleted. */
type Left = { listingId: string; uid: string; dueMs: number };

/** Where storage is closed, what is left stays. */
const left = deviceStore(
  ORPHANED_PHOTOS_KEY,
  listOf<Left>({ listingId: 'string', uid: 'string', dueMs: 'number' }),
);
const kept = () => left.get() ?? [];

/** Notes that a draft was thrown away: from `dueMs` on, its sent photos are deleted when the same person opens the sell flow. */
export function leavePhotos(
  { listingId, photos }: Draft,
  uid: string | undefined,
  dueMs: number,
): void {
  const owner = photos.find(({ stored }) => stored)?.stored?.path.split('/')[1] ?? uid;
  if (owner !== undefined)
    left.set([
      ...kept().filter((each) => each.listingId !== listingId),
      { listingId, uid: owner, dueMs },
    ]);
}

/** The draft was brought back. */
export function takePhotosBack(listingId: string): void {
  left.set(kept().filter((each) => each.listingId !== listingId));
}

/** Deletes what was left and is due; a failure leaves it for the next time. */
export async function deleteOrphanedPhotos(uid: string, nowMs: number): Promise<void> {
  for (const { listingId } of kept().filter((each) => each.uid === uid && each.dueMs <= nowMs)) {
    await deletePhotosOf(uid, listingId, []);
    takePhotosBack(listingId);
  }
}

/** Whether a draft was left untouched for so long that its sent photos are to come out of file storage. */
export function hasOldPhotos({ savedAtMs, photos }: Draft, nowMs: number): boolean {
  return savedAtMs > 0 && nowMs - savedAtMs > STORED_MS && photos.some(({ stored }) => stored);
}

/**
 * Takes the sent photos of a draft untouched for 30 days out of file storage, as far as this device has them and can
 * send them again; answers
 * the draft as it stands then.
 */
export async function recallPhotos(
  store: DraftStore,
  name: string,
  draft: Draft,
  uid: string,
  nowMs: number,
): Promise<Draft> {
  if (
    !hasOldPhotos(draft, nowMs) ||
    !draft.photos.some(({ stored }) => stored?.path.startsWith(`listings/${uid}/`))
  )
    return draft;
  const photos = await Promise.all(
    draft.photos.map(async (photo) => {
      const files = await store.loadFiles(name, photo.id);
      return files?.full && files.thumb ? { id: photo.id, name: photo.name } : photo;
    }),
  );
  const recalled = { ...draft, photos, revision: draft.revision + 1 };
  await store.replace(name, recalled); // first, so that nothing counts on files that are gone
  await deletePhotosOf(
    uid,
    draft.listingId,
    photos.flatMap(({ stored }) => (stored ? [stored] : [])),
  );
  return recalled;
}

/** Empties the folder of a listing that was never published; the photos of one that was, and those still needed, stay. */
function deletePhotosOf(uid: string, listingId: string, needed: readonly Photo[]): Promise<void> {
  return withMarketErrors(async () => {
    const [{ db, doc, getDoc }, { storage, deleteObject, listAll, ref }] = await Promise.all([
      openFirestore(),
      openStorage(),
    ]);
    const published = await getDoc(doc(db, documentPaths.listing(listingId)));
    const used = [...needed, ...((published.get('photos') ?? []) as Photo[])].flatMap(
      ({ path, thumbPath }) => [path, thumbPath],
    );
    const { items } = await listAll(ref(storage, `listings/${uid}/${listingId}`));
    for (const item of items.filter(({ fullPath }) => !used.includes(fullPath))) {
      await deleteObject(item).catch((error: unknown) => {
        if (firebaseCode(error) !== 'object-not-found') throw error;
      });
    }
  });
}
