import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fromHeic, isHeic } from '#domain/fromHeic';
import { type Luma, lumaOf } from '#domain/luma';
import type { TextReader } from '#domain/ocr/openTextReader';
import { type PaperKind, type ReadAnswers, readAnswers } from './readAnswers';

/** A card in the middle of a phone's photo keeps letters of some 25 dots; more takes memory and shows no more. */
const LONGEST_PX = 3000;

/**
 * What the photo of a paper says, as answers; none when nothing was recognised. The photo stays in the page.
 * @throws MarketError `fileUnreadable` for what is no picture, otherwise as the reader does
 */
export async function readPaper(
  photo: File,
  kind: PaperKind,
  reader: TextReader,
  onProgress: (done: number) => void,
): Promise<ReadAnswers> {
  // Turned as the phone's EXIF says, which browsers do by themselves; how the card lies in it, the reader finds.
  const picture = await createImageBitmap(isHeic(photo) ? await fromHeic(photo) : photo).catch(
    (cause: unknown) => {
      throw new MarketError('fileUnreadable', undefined, { cause });
    },
  );
  const luma = toLuma(picture);
  picture.close();
  return readAnswers(await reader.read(luma, 'card', onProgress), kind);
}

function toLuma(picture: ImageBitmap): Luma {
  const scale = Math.min(1, LONGEST_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const luma = lumaOf(context.getImageData(0, 0, canvas.width, canvas.height));
  canvas.width = 0; // its memory at once
  return luma;
}
