import { PHOTO_MAX_MEGAPIXELS, PHOTO_MAX_PIXELS } from '@anunturi/shared-domain/site/limits';

/** What a picture too large for any device is refused with, by every decoder. */
export const TOO_MANY_PIXELS = 'too many pixels';

/**
 * Decodes a photo, upright; one that was decoded before is taken as it is. A device without the memory for all of it decodes it
 * smaller, still larger than what is stored.
 * @throws Error when the file is no picture it knows, or has more than 60 megapixels
 */
export async function readPicture(photo: Blob | ImageBitmap): Promise<ImageBitmap> {
  const picture = photo instanceof Blob ? await decode(photo) : photo;
  if (picture.width * picture.height <= PHOTO_MAX_MEGAPIXELS * 1_000_000) return picture;
  picture.close();
  throw new Error(TOO_MANY_PIXELS);
}

function decode(file: Blob): Promise<ImageBitmap> {
  const whole = { imageOrientation: 'from-image' } as const;
  return createImageBitmap(file, whole).catch(() =>
    createImageBitmap(file, {
      ...whole,
      resizeWidth: 2 * PHOTO_MAX_PIXELS,
      resizeQuality: 'high',
    }),
  );
}
