import { useSyncExternalStore } from 'react';
import type { PhotoUploads } from '../data/photo/PhotoUploads';
import type { PhotoItem } from '../domain/photoItem';

/** The photos of a form, followed. */
export function usePhotos(uploads: PhotoUploads): readonly PhotoItem[] {
  return useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current);
}
