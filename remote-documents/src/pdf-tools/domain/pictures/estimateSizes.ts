import { type CompressionLevel, compressionLevels } from '../making/pdfOptions';
import { contentOfImage } from './preparedImage';
import { prepareBitmap } from './prepareImage';

/**
 * Mean bytes that a photo takes in a document, at each level. Each sample is read once and drawn at all of them. For a worker.
 * @throws when a photo is not readable
 */
export async function estimateSizes(
  samples: readonly Blob[],
  blackWhite: boolean,
): Promise<Record<CompressionLevel, number>> {
  const mean = { small: 0, medium: 0, large: 0 };
  for (const photo of samples) {
    const bitmap = await createImageBitmap(photo);
    try {
      for (const level of Object.keys(compressionLevels) as CompressionLevel[]) {
        const image = await prepareBitmap(bitmap, 0, { level, blackWhite, straighten: false });
        mean[level] += contentOfImage(image).size / samples.length;
      }
    } finally {
      bitmap.close();
    }
  }
  return mean;
}
