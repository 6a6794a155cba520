import { deviceEntries } from '@anunturi/shared-contract/storage/deviceEntries';
import { deviceStore } from '@anunturi/shared-contract/storage/deviceStore';
import { listOf } from '@anunturi/shared-contract/storage/storedShape';
import {
  UNUSED_PICTURES_KEY,
  POST_COPY_PREFIX,
} from '@anunturi/shared-contract/storage/localStorageKeys';
import { openFirestore, openStorage } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/**
 * Pictures that may have lost their post, noted on this device until it is sure: after an upload that might never be saved, a picture taken
 * out, a post deleted. Nothing is removed while it could still be wanted: an undo, the editor's own steps back, a copy kept on the device.
 */
type Doubt = { path: string; fromMs: number };

const noted = deviceStore(UNUSED_PICTURES_KEY, listOf<Doubt>({ path: 'string', fromMs: 'number' }));

/** Long enough for the undo of a deletion. */
export const AFTER_DELETION_MS = 60_000;
/** Long enough to come back to a text left unsaved. */
export const AFTER_EDIT_MS = 7 * 24 * 60 * 60 * 1000;
/** Looked at in one go. */
const LOOKED_AT_MAX = 40;

/** Notes pictures to be looked at again after a while. */
export function doubtPictures(paths: readonly string[], waitMs: number, nowMs = Date.now()): void {
  const fresh = paths.map((path) => ({ path, fromMs: nowMs + waitMs }));
  write([...fresh, ...read().filter(({ path }) => !paths.includes(path))]);
}

/** The pictures are wanted again. */
export function keepPictures(paths: readonly string[]): void {
  write(read().filter(({ path }) => !paths.includes(path)));
}

/**
 * Removes the pictures whose time has come and that no stored post and no text kept on this device shows.
 * @throws MarketError offline, unavailable, notAllowed
 */
export function removeUnusedPictures(nowMs = Date.now()): Promise<string[]> {
  return withMarketErrors(async () => {
    const removed: string[] = [];
    for (const { path } of read()
      .filter(({ fromMs }) => fromMs <= nowMs)
      .slice(0, LOOKED_AT_MAX)) {
      if (isInLocalCopy(path)) continue;
      if (!(await isShown(path))) {
        await removeFile(path);
        removed.push(path);
      }
      keepPictures([path]);
    }
    return removed;
  });
}

async function isShown(path: string): Promise<boolean> {
  const { collection, db, getDocs, limit, query, where } = await openFirestore();
  return !(
    await getDocs(
      query(
        collection(db, documentPaths.blogPosts),
        where('pictures', 'array-contains', path),
        limit(1),
      ),
    )
  ).empty;
}

async function removeFile(path: string): Promise<void> {
  const { deleteObject, ref, storage } = await openStorage();
  try {
    await deleteObject(ref(storage, path));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'storage/object-not-found'))
      throw error; // removed from another device
  }
}

const isInLocalCopy = (path: string): boolean =>
  deviceEntries(POST_COPY_PREFIX).some(([, text]) => text.includes(path));

const read = () => noted.get() ?? [];

function write(doubts: readonly Doubt[]): void {
  const isNoted = noted.set(doubts.length === 0 ? null : [...doubts]);
  if (!isNoted) console.warn('Pictures in doubt could not be noted'); // full or closed storage: the files stay
}
