import { callCommand } from '@anunturi/shared-auth/callCommand';
import { OPEN_UPLOADS_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { ownUid } from './ownUid';

/** A file on its way into the archive, whose place is booked. */
type OpenUpload = { uploadId: string; uid: string; name: string };

const isText = (value: unknown): value is string => typeof value === 'string';
const isUpload = (value: unknown): value is OpenUpload => {
  const { uploadId, uid, name } = (value ?? {}) as Record<string, unknown>;
  return isText(uploadId) && isText(uid) && isText(name);
};
const store = deviceStore<OpenUpload[]>(OPEN_UPLOADS_KEY, (found) =>
  Array.isArray(found) ? found.filter(isUpload) : null,
);
const all = () => store.get() ?? [];
/** Absent on a page over plain http, and where tests run without a browser. */
const locksHere = (): LockManager | undefined => globalThis.navigator?.locks;
const lockOf = (uploadId: string) => `upload:${uploadId}`;

/**
 * Does the work of an upload while this device knows of it: a page that is closed meanwhile leaves it behind, and its lock
 * goes with the page. Without locks nothing is noted, and the place is free
 * after two hours.
 */
export async function whileOpen<T>(
  uploadId: string,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const locks = locksHere();
  if (!locks) return work();
  return locks.request(lockOf(uploadId), async () => {
    store.set([...all(), { uploadId, uid: ownUid(), name }]);
    try {
      return await work();
    } finally {
      store.set(all().filter((each) => each.uploadId !== uploadId));
    }
  });
}

/** Gives back the places of uploads that ended with a page; the names of their files. One that another tab still sends stays. */
export async function releaseLeftUploads(): Promise<string[]> {
  const locks = locksHere();
  if (!locks || all().length === 0) return [];
  const uid = ownUid();
  const held = new Set((await locks.query()).held?.map(({ name }) => name));
  const left = all().filter((each) => each.uid === uid && !held.has(lockOf(each.uploadId)));
  for (const { uploadId } of left) {
    await callCommand('cancelUpload', { uploadId });
    store.set(all().filter((each) => each.uploadId !== uploadId));
  }
  return left.map(({ name }) => name);
}
