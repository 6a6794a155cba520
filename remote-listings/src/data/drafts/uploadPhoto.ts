import { openStorage } from '@anunturi/shared-auth/firebase';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { PreparedPhoto } from '../photo/drawPhoto';
import { firebaseCode, toMarketError } from '@anunturi/shared-auth/firestore/toMarketError';

export type PhotoUpload = {
  uid: string;
  listingId: string;
  photoId: string;
  photo: PreparedPhoto;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** The SDK tries a cut upload again for so long before it gives up and the seller is asked. */
const KEEP_TRYING_MS = 20_000;
/** A stored file never changes: its name is random. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Stores a photo and its thumbnail; `onProgress` gets 0 to 1. @throws MarketError cancelled, offline, unavailable, notAllowed */
export async function uploadPhoto({
  uid,
  listingId,
  photoId,
  photo,
  onProgress,
  signal,
}: PhotoUpload): Promise<Photo> {
  const path = filePaths.listingPhoto(uid, listingId, photoId);
  const thumbPath = filePaths.listingThumbnail(uid, listingId, photoId);
  const total = photo.full.size + photo.thumb.size;
  await uploadFile(thumbPath, photo.thumb, (sent) => onProgress?.(sent / total), signal);
  await uploadFile(
    path,
    photo.full,
    (sent) => onProgress?.((photo.thumb.size + sent) / total),
    signal,
  );
  return { id: photoId, path, thumbPath, width: photo.width, height: photo.height };
}

async function uploadFile(
  path: string,
  file: Blob,
  onSent: (sizeBytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { storage, getMetadata, ref, uploadBytesResumable } = await openStorage();
  storage.maxUploadRetryTime = KEEP_TRYING_MS;
  const task = uploadBytesResumable(ref(storage, path), file, {
    contentType: file.type,
    cacheControl: FOREVER,
  });
  const stop = () => task.cancel();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  task.on('state_changed', ({ bytesTransferred }) => onSent(bytesTransferred));
  try {
    await task;
  } catch (error) {
    // A stored file is never overwritten: when an earlier try got through without an answer, it is there and refuses this one.
    const stored =
      firebaseCode(error) === 'unauthorized'
        ? await getMetadata(ref(storage, path)).catch(() => null)
        : null;
    if (stored?.size !== file.size) throw explain(error);
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

/** Removes a stored photo and its thumbnail; one that is already gone is no failure. */
export async function deletePhoto({
  path,
  thumbPath,
}: Pick<Photo, 'path' | 'thumbPath'>): Promise<void> {
  const { storage, ref, deleteObject } = await openStorage();
  for (const each of [path, thumbPath]) {
    await deleteObject(ref(storage, each)).catch((error: unknown) => {
      if (firebaseCode(error) !== 'object-not-found') throw toMarketError(error);
    });
  }
}
