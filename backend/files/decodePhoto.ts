import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { PHOTO_MAX_PIXELS, THUMBNAIL_WIDTH_PIXELS } from '@anunturi/shared-domain/site/limits';
import { createQueue } from './createQueue';
import { fileTypeOf } from './fileTypeOf';
import { perceptualHashOf } from './perceptualHashOf';

export type DecodedPhoto = {
  /** Made of the content: another picture has another name. */
  photoId: string;
  full: Buffer;
  thumb: Buffer;
  width: number;
  height: number;
  perceptualHash: string;
};

/** Above the cameras of phones whose browsers shrink nothing; a picture decodes to four bytes a pixel at most. */
const DECODED_MAX_PIXELS = 25_000_000;
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
/** One at a time in a process: its memory is that of one picture. */
const inTurn = createQueue(1);

/**
 * Draws a picture anew: upright, at most 1600 px, without metadata, with its 4:3 thumbnail. What was hidden beside or behind its
 * pixels is gone. Null when the bytes are no whole picture.
 */
export function decodePhoto(bytes: Buffer): Promise<DecodedPhoto | null> {
  return inTurn(async () => (PICTURES.includes(fileTypeOf(bytes)) ? decode(bytes) : null));
}

async function decode(bytes: Buffer): Promise<DecodedPhoto | null> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const limits = { limitInputPixels: DECODED_MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  const upright = sharp(bytes, { ...limits, sequentialRead: true }).autoOrient();
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
    width: large.info.width,
    height: large.info.height,
    perceptualHash: await perceptualHashOf(again()),
  };
}

/** The decoder says what is wrong with bytes in words alone; anything it cannot draw is no picture. */
async function ifPicture<T>(drawn: Promise<T>): Promise<T | null> {
  try {
    return await drawn;
  } catch (error) {
    if (error instanceof Error && !('code' in error)) return null;
    throw error;
  }
}
