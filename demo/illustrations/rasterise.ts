import { BLUR_PIXELS } from '@anunturi/shared-domain/site/limits';
import sharp from 'sharp';

sharp.concurrency(1); // several pictures at once pay better than several threads for one

export type StoredPhoto = { photo: Buffer; thumbnail: Buffer; blur: string };

const THUMBNAIL = { width: 480, height: 360 } as const;
const BLUR = { width: BLUR_PIXELS, height: (BLUR_PIXELS * 3) / 4 } as const;
/** Least effort: flat areas compress well anyway, and a first start has to be quick. */
const webp = { quality: 78, effort: 1 } as const;

/** An SVG drawing as WebP, 960 by 720, its thumbnail, 480 by 360, and the blurred one in base64. */
export async function rasterisePhoto(svg: string): Promise<StoredPhoto> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const [photo, thumbnail, blur] = await Promise.all([
    sharp(data, { raw }).webp(webp).toBuffer(),
    sharp(data, { raw })
      .resize({ ...THUMBNAIL, kernel: 'linear' })
      .webp(webp)
      .toBuffer(),
    sharp(data, { raw })
      .resize({ ...BLUR, kernel: 'linear' })
      .webp({ quality: 10, effort: 1 })
      .toBuffer(),
  ]);
  return { photo, thumbnail, blur: blur.toString('base64') };
}

/** An SVG drawing as one WebP of its own size. */
export const rasteriseCover = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 80, effort: 2 }).toBuffer();
