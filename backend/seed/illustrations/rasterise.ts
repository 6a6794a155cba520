import sharp from 'sharp';
import { HEIGHT, PIXELS_PER_UNIT, WIDTH } from './sketch';

sharp.concurrency(1); // several pictures at once pay better than several threads for one

export type StoredPhoto = { photo: Buffer; thumbnail: Buffer };

export const PHOTO_SIZE = {
  width: WIDTH * PIXELS_PER_UNIT,
  height: HEIGHT * PIXELS_PER_UNIT,
} as const;
const THUMBNAIL = { width: 480, height: 360 } as const;
/** Least effort: flat areas compress well anyway, and a first start has to be quick. */
const webp = { quality: 78, effort: 1 } as const;

/** An SVG drawing as WebP, 1280 by 960, and its thumbnail, 480 by 360. */
export async function rasterisePhoto(svg: string): Promise<StoredPhoto> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const [photo, thumbnail] = await Promise.all([
    sharp(data, { raw }).webp(webp).toBuffer(),
    sharp(data, { raw })
      .resize({ ...THUMBNAIL, kernel: 'linear' })
      .webp(webp)
      .toBuffer(),
  ]);
  return { photo, thumbnail };
}

/** An SVG drawing as one WebP of its own size. */
export const rasteriseCover = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 80, effort: 2 }).toBuffer();
