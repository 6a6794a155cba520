/// <reference lib="webworker" />
import { readPicture } from '../../../data/photo/readPicture';
import { type QuarterTurns, type Surface, drawPhoto } from '../../../data/photo/drawPhoto';

export type PhotoOrder = { id: number; photo: Blob | ImageBitmap; turns: QuarterTurns };

// Runs in a worker: one photo at a time, so that a phone's memory holds one large picture.
let queue: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<PhotoOrder>) => {
  queue = queue.then(() => answer(data));
};

async function answer({ id, photo, turns }: PhotoOrder): Promise<void> {
  try {
    const picture = await readPicture(photo);
    const prepared = await drawPhoto(picture, turns, makeSurface);
    picture.close();
    self.postMessage({ id, photo: prepared });
  } catch (error) {
    self.postMessage({ id, problem: String(error) });
  }
}

function makeSurface(width: number, height: number): Surface {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  return { canvas, context, toBlob: (type, quality) => canvas.convertToBlob({ type, quality }) };
}
