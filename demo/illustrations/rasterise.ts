import { BLUR_PIXELS, THUMBNAIL_WIDTH_PIXELS } from '@anunturi/shared-domain/site/limits';
import sharp from 'sharp';
import { type ShotKind, treatmentOf } from './camera/shot';
import { treat } from './camera/treat';

sharp.concurrency(1); // several pictures at once pay better than several threads for one

export type StoredPhoto = { photo: Buffer; thumbnail: Buffer; blur: string };

/** Least effort: a first start has to be quick. */
const webp = { quality: 72, effort: 0 } as const;
/** A list shows two dozen at once. */
const small = { quality: 58, effort: 1 } as const;

/**
 * An SVG drawing as a camera would have taken it: WebP of its own size, its thumbnail, at most 480 pixels wide, and the blurred one
 * in base64. The same drawing is always taken the same.
 */
export async function rasterisePhoto(svg: string, shot: ShotKind = 'usual'): Promise<StoredPhoto> {
  const treatment = treatmentOf(shot, svg);
  const drawn = sharp(Buffer.from(svg)).removeAlpha();
  const { data, info } = await (treatment.softness > 0 ? drawn.blur(treatment.softness) : drawn)
    .raw()
    .toBuffer({ resolveWithObject: true });
  treat(data, info, treatment);
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const smaller = (width: number) => ({
    width: Math.min(width, info.width),
    height: Math.round((Math.min(width, info.width) * info.height) / info.width),
    kernel: 'linear' as const,
  });
  const [photo, thumbnail, blur] = await Promise.all([
    sharp(data, { raw }).webp(webp).toBuffer(),
    sharp(data, { raw }).resize(smaller(THUMBNAIL_WIDTH_PIXELS)).webp(small).toBuffer(),
    sharp(data, { raw }).resize(smaller(BLUR_PIXELS)).webp({ quality: 10, effort: 1 }).toBuffer(),
  ]);
  return { photo, thumbnail, blur: blur.toString('base64') };
}

/** An SVG drawing as one WebP of its own size. */
export const rasteriseCover = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 80, effort: 2 }).toBuffer();
