import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openStorage } from '@anunturi/shared-auth/firebase';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { PreparedPhoto } from '../photo/drawPhoto';
import { firebaseCode, toMarketError } from '@anunturi/shared-auth/firestore/toMarketError';

export type PhotoUpload = {
  uid: string;
  listingId: string;
  photo: PreparedPhoto;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** The SDK tries a cut upload again for so long before it gives up and the seller is asked. */
const KEEP_TRYING_MS = 20_000;
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
  const { uploadId } = await callCommand('bookUpload', booked);
  try {
    const onSent = (sent: number) => onProgress?.((sent / full.size) * SENT_SHARE);
    await uploadFile(filePaths.upload(uid, uploadId), full, onSent, signal);
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

async function uploadFile(
  path: string,
  file: Blob,
  onSent: (sizeBytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { storage, ref, uploadBytesResumable } = await openStorage();
  storage.maxUploadRetryTime = KEEP_TRYING_MS;
  const task = uploadBytesResumable(ref(storage, path), file, { contentType: file.type });
  const stop = () => task.cancel();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  task.on('state_changed', ({ bytesTransferred }) => onSent(bytesTransferred));
  try {
    await task;
  } catch (error) {
    throw explain(error);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

function explain(error: unknown): unknown {
  const code = firebaseCode(error);
  if (code === 'canceled') return new MarketError('cancelled', undefined, { cause: error });
  if (code === 'unauthorized')
    return new MarketError(
      'notAllowed',
      'Fotografia nu a fost primită. Intrați din nou în cont și încercați iar.',
      { cause: error },
    );
  if (code === 'unauthenticated')
    return new MarketError('signInNeeded', undefined, { cause: error });
  if (code !== undefined)
    return new MarketError(
      globalThis.navigator?.onLine === false ? 'offline' : 'unavailable',
      'Fotografia nu a putut fi încărcată. Verificați legătura și reîncercați.',
      { cause: error },
    );
  return toMarketError(error);
}
