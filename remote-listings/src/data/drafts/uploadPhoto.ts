import { callCommand } from '@anunturi/shared-auth/callCommand';
import { type SendFileOptions, sendFile } from '@anunturi/shared-auth/sendFile';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError, isMarketError } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { PreparedPhoto } from '#domain/photo/drawPhoto';

export type PhotoUpload = {
  uid: string;
  listingId: string;
  photo: PreparedPhoto;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** The rest of the time is trusted code's, which draws the photo anew. */
const SENT_SHARE = 0.9;

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
  if (signal?.aborted) throw new MarketError('cancelled');
  const booked = { sizeBytes: full.size, contentType: full.type };
  const { uploadId, address } = await callCommand('bookUpload', booked);
  try {
    const onSent = (sent: number) => onProgress?.((sent / full.size) * SENT_SHARE);
    await send(address, full, { onSent, signal });
    const { photoId, width, height } = await callCommand('preparePhoto', { uploadId });
    onProgress?.(1);
    return {
      id: photoId,
      path: filePaths.listingPhoto(uid, listingId, photoId),
      thumbPath: filePaths.listingThumbnail(uid, listingId, photoId),
      width,
      height,
    };
  } catch (error) {
    // What cannot be given back now is given back by itself.
    void callCommand('cancelUpload', { uploadId }).catch(() => {});
    throw error;
  }
}

/** What a seller reads beside a photo that did not arrive; the line was tried for a while before. */
async function send(address: string, file: Blob, options: SendFileOptions): Promise<void> {
  try {
    await sendFile(address, file, options);
  } catch (error) {
    if (!isMarketError(error) || error.code === 'cancelled') throw error;
    const message = 'Fotografia nu a putut fi încărcată. Verificați legătura și reîncercați.';
    throw new MarketError(error.code, message, { cause: error });
  }
}
