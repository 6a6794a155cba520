import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { PHOTO_MAX_PIXELS, THUMBNAIL_WIDTH_PIXELS } from '@anunturi/shared-domain/site/limits';
import { decodeLimits } from './decodeLimits';
import { drawInTurn } from './drawInTurn';
import { drawSmaller } from './drawSmaller';
import { signedTypeOf } from './fileTypeOf';
import { ifPicture } from './ifPicture';
import { perceptualHashOf } from './perceptualHashOf';

export type DecodedPhoto = {
  /** Made of the content: another picture has another name. */
  photoId: string;
  full: Buffer;
  thumb: Buffer;
  /** Absent where the photo itself is no larger. */
  medium?: Buffer;
  /** Absent where it does not fit a listing. */
  blur?: string;
  width: number;
  height: number;
  perceptualHash: string;
};

const QUALITY = 82;
const THUMB_QUALITY = 75;
/** Of six: a seller waits for it. */
const EFFORT = 2;
const PICTURES: readonly (string | null)[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
];

/**
 * Draws a picture anew: upright, at most 1600 px, without metadata, with its 4:3 thumbnail. What was hidden beside or behind its
 * pixels is gone. Null when the bytes are no whole picture.
 */
export function decodePhoto(bytes: Buffer, uid: string): Promise<DecodedPhoto | null> {
  return drawInTurn(uid, async () =>
    PICTURES.includes(signedTypeOf(bytes)) ? decode(bytes) : null,
  );
}

async function decode(bytes: Buffer): Promise<DecodedPhoto | null> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const upright = sharp(bytes, { ...decodeLimits, sequentialRead: true }).autoOrient();
  const large = await ifPicture(
    upright
      .resize({
        width: PHOTO_MAX_PIXELS,
        height: PHOTO_MAX_PIXELS,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer({ resolveWithObject: true }),
  );
  if (large === null) return null;
  const again = (): Sharp => sharp(large.data);
  const height = (THUMBNAIL_WIDTH_PIXELS * 3) / 4;
  const thumb = await again()
    .resize({ width: THUMBNAIL_WIDTH_PIXELS, height, fit: 'cover' })
    .webp({ quality: THUMB_QUALITY, effort: EFFORT })
    .toBuffer();
  return {
    photoId: createHash('sha256').update(large.data).digest('hex').slice(0, 40),
    full: large.data,
    thumb,
    ...(await drawSmaller(large.data, large.info)),
    width: large.info.width,
    height: large.info.height,
    perceptualHash: await perceptualHashOf(again()),
  };
}
