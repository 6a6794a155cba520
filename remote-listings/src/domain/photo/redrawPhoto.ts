import { type PreparedPhoto, type QuarterTurns, drawPhoto } from './drawPhoto';
import { readPicture } from './readPicture';

/** Decodes a photo and draws it as it is stored; its memory is given back at once. @throws Error when it is no picture it knows */
export async function redrawPhoto(
  photo: Blob | ImageBitmap,
  turns: QuarterTurns,
): Promise<PreparedPhoto> {
  const picture = await readPicture(photo);
  const prepared = await drawPhoto(picture, turns);
  picture.close();
  return prepared;
}
