import type { Photo } from '@anunturi/shared-domain/listing/photo';

/** Where a photo of the form stands. `stored`: it lies in file storage. */
type PhotoState = 'preparing' | 'ready' | 'failed' | 'uploading' | 'uploadFailed' | 'stored';

/** A photo of the form as it is shown. */
export type PhotoItem = {
  id: string;
  name: string;
  state: PhotoState;
  /** Address of its thumbnail; absent while it is being prepared. */
  previewUrl?: string;
  /** Address of the large picture. */
  fullUrl?: string;
  /** The fault, in words. */
  problem?: string;
  /** Of an upload, 0 to 1. */
  progress?: number;
  stored?: Photo;
  /** The device could not keep it: it is there until the page is closed. */
  isNotKept?: boolean;
};

/** The same list with one entry moved to another place. */
export function movePhoto<T>(photos: readonly T[], from: number, to: number): T[] {
  const moved = [...photos];
  const [taken] = moved.splice(from, 1);
  if (taken !== undefined) moved.splice(Math.max(0, Math.min(moved.length, to)), 0, taken);
  return moved;
}
