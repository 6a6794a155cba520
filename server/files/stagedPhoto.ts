/** `stagedPhotos/{uid}_{photoId}`: a photo that trusted code has drawn and no listing shows yet. */
export type StagedPhoto = {
  uid: string;
  photoId: string;
  width: number;
  height: number;
  /** Of its upload: so much of the account's quota comes back. */
  sizeBytes: number;
  perceptualHash: string;
  /** Absent in what an earlier version prepared, and where it does not fit a listing. */
  blur?: string;
  hasMedium?: boolean;
  forgetAt: Date;
};

/** A seller who was refused or cut off can go on the same day; what nobody publishes is gone within a day. */
export const STAGED_MS = 20 * 60 * 60 * 1000;
