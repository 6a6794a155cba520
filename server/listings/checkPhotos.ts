import { isSameData } from '@anunturi/shared-domain/formats/isSameData';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { toSentPhoto } from '@anunturi/shared-domain/listing/toSentPhoto';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { Refusal } from '../app/command/refuse';

/**
 * Photos lie in their owner's folder for this very listing, each once; those that the listing has already may stay as they are.
 * @throws Refusal invalidInput
 */
export function checkPhotos(
  photos: readonly Photo[],
  { ownerId, listingId }: { ownerId: string; listingId: string },
  before: readonly Photo[] = [],
): void {
  const isOwn = (photo: Photo) =>
    photo.path === filePaths.listingPhoto(ownerId, listingId, photo.id) &&
    photo.thumbPath === filePaths.listingThumbnail(ownerId, listingId, photo.id);
  const isKnown = (photo: Photo) => before.some((each) => isSameData(toSentPhoto(each), photo));
  const ids = new Set(photos.map(({ id }) => id));
  if (ids.size === photos.length && photos.every((photo) => isOwn(photo) || isKnown(photo))) return;
  const message = 'Unele fotografii nu sunt ale acestui anunț. Scoateți-le și adăugați-le din nou.';
  throw new Refusal('invalidInput', message, { photos: message });
}
