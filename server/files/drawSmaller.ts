import { photoSchema } from '@anunturi/shared-domain/listing/photo';
import { BLUR_PIXELS, MEDIUM_PHOTO_PIXELS } from '@anunturi/shared-domain/site/limits';
import { decodeLimits } from './decodeLimits';

const BLUR_QUALITY = 10;
/** Effort of six: a seller waits for it. */
export const mediumWebp = { quality: 75, effort: 2 };

/**
 * A stored photo as a phone's screen needs it, where that is smaller, and a picture of a few dozen bytes that says where it is light
 * and dark, where it fits a listing. WebP like the photo itself: what AVIF saves takes longer to draw (docs/decisions/0020).
 */
export async function drawSmaller(
  photo: Buffer,
  { width, height }: { width: number; height: number },
): Promise<{ medium?: Buffer; blur?: string }> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // Photos of earlier versions came from browsers as they were.
  const inside = (pixels: number) =>
    sharp(photo, decodeLimits).resize({ width: pixels, height: pixels, fit: 'inside' });
  const blur = await inside(BLUR_PIXELS)
    .flatten({ background: '#fff' }) // what shines through takes as many bytes again
    .webp({ quality: BLUR_QUALITY, effort: 6 })
    .toBuffer();
  const fitting = photoSchema.shape.blur.safeParse(blur.toString('base64')).data;
  const isLarger = Math.max(width, height) > MEDIUM_PHOTO_PIXELS;
  return {
    ...(fitting !== undefined && { blur: fitting }),
    ...(isLarger && {
      medium: await inside(MEDIUM_PHOTO_PIXELS).webp(mediumWebp).toBuffer(),
    }),
  };
}
