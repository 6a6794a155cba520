import type { DraftPhoto, PhotoFiles } from '#domain/sell-form/draft';
import type { PhotoItem } from '../photoItem';
import { localUrls } from './localUrls';
import type { PhotoTools } from './PhotoTools';

const NOT_KEPT = 'Fotografia nu a apucat să fie păstrată; adăugați-o din nou.';

/** A photo as the form opens with it, by what the device kept of it. */
export function openedPhoto(
  { id, name, stored }: DraftPhoto,
  files: PhotoFiles | null,
  urlOf: PhotoTools['urlOf'],
): PhotoItem {
  if (files?.thumb && files.full)
    return {
      id,
      name,
      ...localUrls(files),
      ...(stored ? { state: 'stored', stored } : { state: 'ready' }),
    };
  if (stored) {
    const [previewUrl, fullUrl] = [urlOf(stored.thumbPath), urlOf(stored.path)];
    return { id, name, state: 'stored', stored, previewUrl, fullUrl };
  }
  if (files?.source) return { id, name, state: 'preparing' };
  return { id, name, state: 'failed', problem: NOT_KEPT };
}
