import type { ArchiveEntryFields } from '@anunturi/shared-domain/people/archiveEntry';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import type { StoredFiles } from '../app/data/StoredFiles';

/** `uploads/{uploadId}`: a file that may come to `uploads/{uid}/{uploadId}` in exactly this size and type. */
export type UploadBooking = {
  uid: string;
  sizeBytes: number;
  contentType: string;
  /** Where the bytes are sent; to have it is the right to send them. */
  address?: string;
  /** When nothing has become of it, the file and its booking go. */
  forgetAt: Date;
} & (
  | { purpose: 'photo' }
  | { purpose: 'test'; name: string; createdAt: Date }
  | { purpose: 'archive'; entry: Omit<ArchiveEntryFields, 'createdAt' | 'deletedAt'> }
);

type Asked<T> = T extends unknown ? Omit<T, 'forgetAt' | 'address'> : never;

/** A slow line takes its time; what is not wanted any more must not lie around for long. */
const UPLOAD_MS = 2 * 60 * 60 * 1000;

/** Books a place in the quarantine and opens it; answers where the bytes go. */
export async function bookPlace(
  uploadId: string,
  asked: Asked<UploadBooking>,
  { store, files, now }: { store: Store; files: StoredFiles; now: Date },
): Promise<{ uploadId: string; address: string }> {
  const address = await files.openUpload(filePaths.upload(asked.uid, uploadId), asked);
  const forgetAt = new Date(now.getTime() + UPLOAD_MS);
  store.create(documentPaths.upload(uploadId), { ...asked, address, forgetAt });
  return { uploadId, address };
}
