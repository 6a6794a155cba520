import type { PreparedImage } from './assemblePdf';
import { type CompressionLevel, compressionLevels } from './pdfOptions';
import type { Rotation } from './toolPages';

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
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const drawn = {
      width: Math.max(1, Math.round(bitmap.width * scale)),
      height: Math.max(1, Math.round(bitmap.height * scale)),
    };
    const lying = rotation === 90 || rotation === 270;
    const [width, height] = lying ? [drawn.height, drawn.width] : [drawn.width, drawn.height];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.translate(width / 2, height / 2);
    context.rotate((rotation * Math.PI) / 180);
    context.drawImage(bitmap, -drawn.width / 2, -drawn.height / 2, drawn.width, drawn.height);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    canvas.width = canvas.height = 1; // its pixels are free at once, not when the collector comes by
    return { jpeg, width, height };
  } finally {
    bitmap.close();
  }
}

/** A photo as it goes into a document of the given level. */
export function prepareImage(
  photo: Blob,
  rotation: Rotation,
  level: CompressionLevel,
): Promise<PreparedImage> {
  const { longestSide, quality } = compressionLevels[level];
  return drawImage(photo, rotation, longestSide, quality);
}
