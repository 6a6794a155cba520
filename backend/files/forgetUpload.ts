import { FieldValue } from '@google-cloud/firestore';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/Store';
import type { StoredFiles } from '../app/StoredFiles';
import type { UploadBooking } from './bookPlace';

/** Nothing comes of an upload: its place is closed, its file and booking go, what it took of the quota comes back. */
export async function forgetUpload(
  uploadId: string,
  { uid, sizeBytes, purpose, address }: UploadBooking,
  store: Store,
  files: StoredFiles,
): Promise<void> {
  if (address !== undefined) await files.closeUpload(address); // earlier versions opened none
  await files.delete(filePaths.upload(uid, uploadId));
  if (purpose === 'photo') freeUpload(store, uid, sizeBytes);
  else await freeArchive(store, uid, sizeBytes);
  store.delete(documentPaths.upload(uploadId));
}

/** A photo is not waiting for a listing any more. */
export function freeUpload(store: Store, uid: string, sizeBytes: number): void {
  const less = { files: FieldValue.increment(-1), bytes: FieldValue.increment(-sizeBytes) };
  store.set(documentPaths.uploadUsage(uid), less, { merge: true });
}

/** Bytes of the archive are free again; older versions counted otherwise, so never below nothing. */
export async function freeArchive(store: Store, uid: string, sizeBytes: number): Promise<void> {
  const usage = documentPaths.archiveUsage(uid);
  const usedBytes = Number((await store.read(usage))?.usedBytes ?? 0);
  store.set(usage, { usedBytes: Math.max(0, usedBytes - sizeBytes) });
}
