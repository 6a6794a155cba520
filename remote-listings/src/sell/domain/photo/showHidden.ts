import type { PhotoItem } from '../photoItem';
import { localUrls } from './localUrls';
import type { PhotoTools } from './PhotoTools';

type Form = {
  /** Whether the form still has a photo, and nothing to show of it. */
  lacks(id: string): boolean;
  show(id: string, urls: ReturnType<typeof localUrls>): void;
};

/** Downloads stored photos of a listing that is off the site to show them: they open at no address, all of them or none. */
export async function showHidden(
  photos: readonly PhotoItem[],
  { download }: Pick<PhotoTools, 'download'>,
  form: Form,
): Promise<void> {
  const stored = photos.flatMap(({ id, stored: photo }) =>
    photo && form.lacks(id) ? [{ id, photo }] : [],
  );
  try {
    for (const { id, photo } of stored) {
      if (!form.lacks(id)) continue;
      const [thumb, full] = [await download(photo.thumbPath), await download(photo.path)];
      if (form.lacks(id)) form.show(id, localUrls({ thumb, full }));
    }
  } catch (error) {
    console.warn('The stored photos could not be shown.', error);
  }
}
