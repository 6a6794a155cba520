import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fromHeic, isHeic } from '#domain/fromHeic';
import { type Luma, lumaOf } from '#domain/luma';
import type { TextReader } from '#domain/ocr/openTextReader';
import type { Values } from '../documentTypes';
import type { PaperKind } from './paperOffers';
import { paperRows } from './paperRows';
import { readIdCard } from './readIdCard';
import { readRegistration } from './readRegistration';

/** Letters of a card are large enough at this width, and a phone's photo is not read for a minute. */
const LONGEST_PX = 2000;
/** With so many answers the card stood upright. */
const ANSWERS_ENOUGH = 3;
/** Upright first, then as phones lie. */
const TURNS = [0, 90, 270, 180];

const readers = { idCard: readIdCard, registration: readRegistration };

/**
 * What the photo of a paper says, as answers; none when nothing was recognised. The photo stays in the page.
 * @throws MarketError `fileUnreadable` for what is no picture, otherwise as the reader does
 */
export async function readPaper(
  photo: File,
  kind: PaperKind,
  reader: TextReader,
  onProgress: (done: number) => void,
): Promise<Values> {
  const picture = await createImageBitmap(isHeic(photo) ? await fromHeic(photo) : photo).catch(
    (cause: unknown) => {
      throw new MarketError('fileUnreadable', undefined, { cause });
    },
  );
  let best: Values = {};
  try {
    for (const turn of TURNS) {
      const lines = await reader.read(turned(picture, turn), 'card', onProgress);
      const answers = readers[kind](paperRows(lines));
      if (Object.keys(answers).length > Object.keys(best).length) best = answers;
      if (Object.keys(best).length >= ANSWERS_ENOUGH) break;
    }
  } finally {
    picture.close();
  }
  return best;
}

function turned(picture: ImageBitmap, turn: number): Luma {
  const scale = LONGEST_PX / Math.max(picture.width, picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = document.createElement('canvas');
  const isLying = turn === 90 || turn === 270;
  canvas.width = isLying ? height : width;
  canvas.height = isLying ? width : height;
  const context = canvas.getContext('2d')!;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  const luma = lumaOf(context.getImageData(0, 0, canvas.width, canvas.height));
  canvas.width = 0; // its memory at once
  return luma;
}
