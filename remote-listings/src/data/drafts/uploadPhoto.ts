import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { PreparedPhoto } from '#domain/photo/drawPhoto';
import { sendPhoto } from '../sendPhoto';

export type PhotoUpload = {
  uid: string;
  listingId: string;
  photo: PreparedPhoto;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a photo and has it prepared; answers it as its listing will have it: it becomes public with the listing, under the name
 * made of its content. `onProgress` gets 0 to 1. @throws MarketError cancelled, offline, unavailable, notAllowed, quotaFull
 */
export async function uploadPhoto({
  uid,
  listingId,
  photo: { full },
  onProgress,
  signal,
}: PhotoUpload): Promise<Photo> {
  const { photoId, width, height } = await sendPhoto(full, { onProgress, signal });
  return {
    id: photoId,
    path: filePaths.listingPhoto(uid, listingId, photoId),
    thumbPath: filePaths.listingThumbnail(uid, listingId, photoId),
    width,
    height,
  };
}
