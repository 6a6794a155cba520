import type { PreparedImage } from './preparedImage';
import type { Scan, ScanPicture } from '../scan/ScanPicture';
import { toBitmap } from '../scan/toBitmap';
import { type AppliedLevel, type PdfOptions, appliedLevels } from '../making/pdfOptions';
import { lumaOf } from '#domain/luma';
import { inkMask } from '../scan/inkMask';
import { packBits } from '../scan/packBits';
import { skewAngle } from '../scan/skewAngle';
import type { Rotation } from '../pages/toolPages';

/** Lines are looked for in a picture no longer than this. */
const LINES_PX = 600;
/** Letters of two tones need smaller dots than those with greys at their edges; they weigh less all the same. */
const FINER = 1.4;

export type ImageLook = Pick<PdfOptions, 'level' | 'blackWhite' | 'straighten'>;

/**
 * Turned to the right by so many degrees, no longer than `longestSide` before, on white; in its own frame, or in one that
 * holds all of it.
 */
function drawTurned(
  bitmap: ImageBitmap,
  degrees: number,
  longestSide: number,
  keepsFrame = false,
): { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D } {
  const [cos, sin] = [Math.cos, Math.sin].map((of) => Math.abs(of((degrees * Math.PI) / 180))) as [
    number,
    number,
  ];
  const fit = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  let [width, height] = [bitmap.width * fit, bitmap.height * fit];
  const frame = { width: width * cos + height * sin, height: width * sin + height * cos };
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(keepsFrame ? width : frame.width)),
    Math.max(1, Math.round(keepsFrame ? height : frame.height)),
  );
  if (keepsFrame) {
    const shrink = Math.min(width / frame.width, height / frame.height);
    [width, height] = [width * shrink, height * shrink];
  }
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  if (degrees % 90 !== 0) drawBackdrop(bitmap, context, Math.hypot(canvas.width, canvas.height));
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return { canvas, context };
}

/** The corners that a turned picture leaves get its own light, blurred: beside white, grey paper would count as ink. */
function drawBackdrop(
  bitmap: ImageBitmap,
  context: OffscreenCanvasRenderingContext2D,
  size: number,
) {
  const light = new OffscreenCanvas(6, 8);
  const small = light.getContext('2d')!;
  small.imageSmoothingQuality = 'high';
  small.drawImage(bitmap, 0, 0, light.width, light.height);
  context.drawImage(light, -size / 2, -size / 2, size, size);
}

/** Its pixels are free at once, not when the collector comes by. */
const free = (canvas: OffscreenCanvas) => void (canvas.width = canvas.height = 1);

function pixelsOf({ canvas, context }: ReturnType<typeof drawTurned>): ImageData {
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function leanOf(bitmap: ImageBitmap, rotation: number): number {
  const small = drawTurned(bitmap, rotation, LINES_PX);
  const lean = skewAngle(lumaOf(pixelsOf(small)));
  free(small.canvas);
  return lean;
}

async function toBits(drawn: ReturnType<typeof drawTurned>): Promise<PreparedImage> {
  const { width, height } = drawn.canvas;
  const packed = packBits(inkMask(lumaOf(pixelsOf(drawn))), { width, height });
  const squeezed = new Blob([packed]).stream().pipeThrough(new CompressionStream('deflate'));
  return { bits: await new Response(squeezed).blob(), width, height };
}

/**
 * A photo upright (as its camera noted), turned, no longer than `longestSide`, on white, as JPEG. For a worker.
 * @throws when the photo is not readable
 */
export async function drawImage(
  photo: Blob,
  rotation: Rotation,
  longestSide: number,
  quality: number,
): Promise<{ jpeg: Blob; width: number; height: number }> {
  const bitmap = await createImageBitmap(photo);
  try {
    return await toJpeg(drawTurned(bitmap, rotation, longestSide), quality);
  } finally {
    bitmap.close();
  }
}

async function toJpeg({ canvas }: ReturnType<typeof drawTurned>, quality: number) {
  const { width, height } = canvas;
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  free(canvas);
  return { jpeg, width, height };
}

function lookOfLevel(level: AppliedLevel, blackWhite: boolean) {
  const { longestSide, quality } = appliedLevels[level];
  return { longestSide: blackWhite ? Math.round(longestSide * FINER) : longestSide, quality };
}

/** A photo as it goes into a document: turned, of the given level, straight and in black and white when asked. */
export async function prepareImage(
  photo: ScanPicture,
  rotation: Rotation,
  look: ImageLook,
): Promise<PreparedImage> {
  const bitmap = await toBitmap(photo);
  try {
    return await prepareBitmap(bitmap, rotation, look);
  } finally {
    bitmap.close();
  }
}

/** The same of a photo that is read already. */
export async function prepareBitmap(
  bitmap: ImageBitmap,
  rotation: Rotation,
  { level, blackWhite, straighten }: ImageLook,
): Promise<PreparedImage> {
  const lean = straighten ? leanOf(bitmap, rotation) : 0;
  const { longestSide, quality } = lookOfLevel(level, blackWhite);
  const drawn = drawTurned(bitmap, rotation - lean, longestSide);
  return blackWhite ? toBits(drawn) : toJpeg(drawn, quality);
}

/**
 * The picture of a scanned page that lies in a PDF, in the frame that it has there; null when it is to stay as it is.
 * One in two tones stays as sharp: its dots are all that it has.
 */
export async function prepareScan(
  picture: ScanPicture,
  { rotation, isTwoTone }: Scan,
  { level, blackWhite, straighten, shrinkPdfs }: ImageLook & Pick<PdfOptions, 'shrinkPdfs'>,
): Promise<PreparedImage | null> {
  const bitmap = await toBitmap(picture);
  try {
    const lean = straighten ? leanOf(bitmap, rotation) : 0;
    const isAsAsked = isTwoTone || (!blackWhite && !shrinkPdfs);
    if (lean === 0 && isAsAsked) return null;
    const { longestSide, quality } = lookOfLevel(level, blackWhite);
    const side = isTwoTone ? Math.max(bitmap.width, bitmap.height) : longestSide;
    const drawn = drawTurned(bitmap, -lean, side, true);
    return blackWhite || isTwoTone ? await toBits(drawn) : await toJpeg(drawn, quality);
  } finally {
    bitmap.close();
  }
}
