import { PHOTO_MAX_PIXELS, THUMBNAIL_WIDTH_PIXELS } from '@anunturi/shared-domain/site/limits';
import { makeSurface, type Surface } from './makeSurface';

/** A photo as it is stored: the large file, the 4:3 thumbnail, and the large one's size in pixels. */
export type PreparedPhoto = { full: Blob; thumb: Blob; width: number; height: number };
export type QuarterTurns = 0 | 1 | 2 | 3;

const QUALITY = 0.82;
const THUMB_QUALITY = 0.75;
const THUMB_HEIGHT = (THUMBNAIL_WIDTH_PIXELS * 3) / 4;

/** Scales a picture to at most 1600 px on its longer side, turns it clockwise, and cuts its thumbnail out of the middle. */
export async function drawPhoto(
  picture: ImageBitmap,
  turns: QuarterTurns,
  make = makeSurface,
): Promise<PreparedPhoto> {
  const { width, height } = fitInside(picture.width, picture.height, PHOTO_MAX_PIXELS);
  const lying = turns % 2 === 1;
  const large = make(lying ? height : width, lying ? width : height);
  const { context } = large;
  context.imageSmoothingQuality = 'high';
  context.translate(large.canvas.width / 2, large.canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  const small = make(THUMBNAIL_WIDTH_PIXELS, THUMB_HEIGHT);
  const cut = coverCut(large.canvas.width, large.canvas.height);
  small.context.imageSmoothingQuality = 'high';
  small.context.drawImage(
    large.canvas,
    cut.x,
    cut.y,
    cut.width,
    cut.height,
    0,
    0,
    THUMBNAIL_WIDTH_PIXELS,
    THUMB_HEIGHT,
  );
  const [full, thumb] = [await encode(large, QUALITY), await encode(small, THUMB_QUALITY)];
  return { full, thumb, width: large.canvas.width, height: large.canvas.height };
}

/** WebP; JPEG where the browser cannot write it (it then answers with PNG). */
async function encode(surface: Surface, quality: number): Promise<Blob> {
  const webp = await surface.toBlob('image/webp', quality);
  return webp.type === 'image/webp' ? webp : surface.toBlob('image/jpeg', quality);
}

/** The same shape with its longer side at most `max`; never larger than it is. */
export function fitInside(
  width: number,
  height: number,
  max: number,
): { width: number; height: number } {
  const scale = Math.min(1, max / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The largest 4:3 part in the middle of a picture. */
export function coverCut(
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } {
  const wanted = 4 / 3;
  const isWide = width / height > wanted;
  const cut = isWide ? { width: height * wanted, height } : { width, height: width / wanted };
  return { x: (width - cut.width) / 2, y: (height - cut.height) / 2, ...cut };
}
