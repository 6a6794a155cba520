import { useSyncExternalStore } from 'react';
import type { PhotoTray } from '../../data/photo/PhotoTray';
import type { PhotoItem } from '../../domain/photoItem';

/** The photos of a form, followed. */
export function usePhotos(tray: PhotoTray): readonly PhotoItem[] {
  return useSyncExternalStore(tray.subscribe, tray.current, tray.current);
}
