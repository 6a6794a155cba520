import { FieldValue } from '@google-cloud/firestore';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import type { StoredFiles } from '../app/data/StoredFiles';
import type { UploadBooking } from './bookPlace';

/** Nothing comes of an upload: its place is closed, its file and booking go, what it took of the quota comes back. */
export async function forgetUpload(
  uploadId: string,
  booking: UploadBooking,
  store: Store,
  files: StoredFiles,
): Promise<void> {
  await closePlace(uploadId, booking, store, files);
  await freeBooked([booking], store);
}

/** Nothing comes to a booked place any more, and what came is gone. */
export async function closePlace(
  uploadId: string,
  { uid, address }: UploadBooking,
  store: Store,
  files: StoredFiles,
): Promise<void> {
  if (address !== undefined) await files.closeUpload(address); // earlier versions opened none
  await files.delete(filePaths.upload(uid, uploadId));
  store.delete(documentPaths.upload(uploadId));
}

/**
 * What bookings took of their owners' quotas comes back. Those of one transaction come here
 * together: its readings do not see its writes.
 */
export async function freeBooked(bookings: readonly UploadBooking[], store: Store): Promise<void> {
  const archived = new Map<string, number>();
  for (const { purpose, uid, sizeBytes } of bookings) {
    if (purpose === 'archive') archived.set(uid, (archived.get(uid) ?? 0) + sizeBytes);
    else freeUpload(store, uid, sizeBytes);
  }
  for (const [uid, sizeBytes] of archived) await freeArchive(store, uid, sizeBytes);
}

/** A photo is not waiting for a listing any more. */
export function freeUpload(store: Store, uid: string, sizeBytes: number): void {
  const less = { files: FieldValue.increment(-1), bytes: FieldValue.increment(-sizeBytes) };
  store.set(documentPaths.uploadUsage(uid), less, { merge: true });
}

/** Bytes of the archive are free again, once a transaction for a person; older versions counted otherwise, so never below nothing. */
export async function freeArchive(store: Store, uid: string, sizeBytes: number): Promise<void> {
  const usage = documentPaths.archiveUsage(uid);
  const usedBytes = Number((await store.read(usage))?.usedBytes ?? 0);
  store.set(usage, { usedBytes: Math.max(0, usedBytes - sizeBytes) });
}
