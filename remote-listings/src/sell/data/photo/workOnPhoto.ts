import {
  type PreparedPhoto,
  type QuarterTurns,
  type Surface,
  drawPhoto,
} from '../../../data/photo/drawPhoto';
import { readPicture } from '../../../data/photo/readPicture';
import type { PhotoOrder } from './photoWorker';

type Answer = { id: number; photo: PreparedPhoto } | { id: number; problem: string };
type Waiting = { resolve(photo: PreparedPhoto): void; reject(error: Error): void };

const waiting = new Map<number, Waiting>();
let worker: Worker | null | undefined;
let lastId = 0;

/** Draws a photo anew in a worker, or here where the browser has no worker for it. @throws Error when the file is no picture it knows */
export async function workOnPhoto(file: Blob, turns: QuarterTurns): Promise<PreparedPhoto> {
  const helper = openWorker();
  if (!helper) return drawHere(file, turns);
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    helper.postMessage({ id, file, turns } satisfies PhotoOrder);
  });
}

function openWorker(): Worker | null {
  if (worker !== undefined) return worker;
  worker = null;
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return worker;
  try {
    worker = new Worker(
      /* webpackChunkName: "photo-worker" */ new URL('./photoWorker.ts', import.meta.url),
    );
  } catch (error) {
    console.warn('Fotografiile se pregătesc fără fir separat.', error); // a remote on another origin may not start workers
    return worker;
  }
  worker.onmessage = ({ data }: MessageEvent<Answer>) =>
    take(data.id, (each) =>
      'photo' in data ? each.resolve(data.photo) : each.reject(new Error(data.problem)),
    );
  worker.onerror = (event) => {
    event.preventDefault();
    worker = null; // it never started: from now on here; waiting calls fail and may try again
    for (const id of waiting.keys())
      take(id, (each) => each.reject(new Error('the worker stopped')));
  };
  return worker;
}

function take(id: number, settle: (each: Waiting) => void): void {
  const found = waiting.get(id);
  waiting.delete(id);
  if (found) settle(found);
}

async function drawHere(file: Blob, turns: QuarterTurns): Promise<PreparedPhoto> {
  const picture = await readPicture(file);
  const photo = await drawPhoto(picture, turns, makeSurface);
  picture.close();
  return photo;
}

function makeSurface(width: number, height: number): Surface {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  const toBlob = (type: string, quality: number) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))),
        type,
        quality,
      ),
    );
  return { canvas, context, toBlob };
}
