import type { ArchiveEntryFields } from '@anunturi/shared-domain/people/archiveEntry';

/** `uploads/{uploadId}`: a file that may come to `uploads/{uid}/{uploadId}` in exactly this size and type. storage.rules reads it. */
export type UploadBooking = {
  uid: string;
  sizeBytes: number;
  contentType: string;
  /** When nothing has become of it, the file and its booking go. */
  forgetAt: Date;
} & (
  | { purpose: 'photo' }
  | { purpose: 'archive'; entry: Omit<ArchiveEntryFields, 'createdAt' | 'deletedAt'> }
);

type Asked<T> = T extends unknown ? Omit<T, 'forgetAt'> : never;

/** A slow line takes its time; what is not wanted any more must not lie around for long. */
const UPLOAD_MS = 2 * 60 * 60 * 1000;

export const uploadBooking = (asked: Asked<UploadBooking>, now: Date): UploadBooking =>
  ({ ...asked, forgetAt: new Date(now.getTime() + UPLOAD_MS) }) as UploadBooking;
