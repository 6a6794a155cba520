import type { PhotoItem } from '../../domain/photoItem';
import { localUrls } from './localUrls';
import type { PhotoTools } from './PhotoTools';

/** Where the page shows stored photos of a listing that is off the site: they open at no address, all of them or none. */
export async function* hiddenUrls(
  photos: readonly PhotoItem[],
  { isHidden, download }: Pick<PhotoTools, 'isHidden' | 'download'>,
): AsyncGenerator<Pick<PhotoItem, 'id' | 'previewUrl' | 'fullUrl'>> {
  const stored = photos.flatMap(({ id, stored: photo }) => (photo ? [{ id, photo }] : []));
  try {
    if (!stored[0] || !(await isHidden(stored[0].photo.thumbPath))) return;
    for (const { id, photo } of stored) {
      const [thumb, full] = [await download(photo.thumbPath), await download(photo.path)];
      yield { id, ...localUrls({ thumb, full }) };
    }
  } catch (error) {
    console.warn('Fotografiile păstrate nu au putut fi arătate.', error);
  }
}
