import sharp from 'sharp';
import { HEIGHT, WIDTH } from './sketch';

export type StoredPhoto = { photo: Buffer; thumbnail: Buffer };

export const PHOTO_SIZE = { width: WIDTH, height: HEIGHT } as const;
const THUMBNAIL = { width: 480, height: 360 } as const;
/** Least effort: flat areas compress well anyway, and a first start has to be quick. */
const webp = { quality: 78, effort: 1 } as const;

/** An SVG drawing as WebP, 1600 by 1200, and its thumbnail, 480 by 360. */
export async function rasterisePhoto(svg: string): Promise<StoredPhoto> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const [photo, thumbnail] = await Promise.all([
    sharp(data, { raw }).webp(webp).toBuffer(),
    sharp(data, { raw }).resize({ ...THUMBNAIL, kernel: 'linear' }).webp(webp).toBuffer(),
  ]);
  return { photo, thumbnail };
}

/** An SVG drawing as one WebP of its own size. */
export const rasteriseCover = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 80, effort: 2 }).toBuffer();
