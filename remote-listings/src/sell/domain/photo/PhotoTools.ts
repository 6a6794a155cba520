import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { PreparedPhoto, QuarterTurns } from '#domain/photo/drawPhoto';
import type { PhotoFiles } from '#domain/sell-form/draft';

/** What the photos of a form ask of the device and of storage. */
export type PhotoTools = {
  check(file: Blob & { name?: string }): void;
  /** Of a file's bytes; undefined where the browser makes none. */
  digest(file: Blob): Promise<string | undefined>;
  prepare(file: Blob & { name?: string }, turns?: QuarterTurns): Promise<PreparedPhoto>;
  upload(order: {
    uid: string;
    listingId: string;
    /** As the form calls it. */
    photoId: string;
    photo: PreparedPhoto;
    onProgress(share: number): void;
    signal: AbortSignal;
  }): Promise<Photo>;
  /** A stored file, read with the right of the editing person. */
  download(path: string): Promise<Blob>;
  loadFiles(photoId: string): Promise<PhotoFiles | null>;
  saveFiles(photoId: string, files: PhotoFiles): Promise<void>;
  /** Address of a stored file; none while it opens to nobody else, and is shown once it was downloaded. */
  urlOf(path: string): string | undefined;
  /** Photos could not be kept on the device (it is full, or it forbids it). */
  onNotKept(error: unknown): void;
};
