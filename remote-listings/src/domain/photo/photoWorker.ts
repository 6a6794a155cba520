/// <reference lib="webworker" />
import type { QuarterTurns } from './drawPhoto';
import { redrawPhoto } from './redrawPhoto';

export type PhotoOrder = { id: number; photo: Blob | ImageBitmap; turns: QuarterTurns };

// Runs in a worker: one photo at a time, so that a phone's memory holds one large picture.
let queue: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<PhotoOrder>) => {
  queue = queue.then(() => answer(data));
};

async function answer({ id, photo, turns }: PhotoOrder): Promise<void> {
  try {
    self.postMessage({ id, photo: await redrawPhoto(photo, turns) });
  } catch (error) {
    self.postMessage({ id, problem: String(error) });
  }
}
