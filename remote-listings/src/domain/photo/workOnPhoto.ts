import type { PreparedPhoto, QuarterTurns } from './drawPhoto';
import type { PhotoOrder } from './photoWorker';
import { redrawPhoto } from './redrawPhoto';

type Answer = { id: number; photo: PreparedPhoto } | { id: number; problem: string };
type Waiting = { resolve(photo: PreparedPhoto): void; reject(error: Error): void };

const waiting = new Map<number, Waiting>();
let worker: Worker | null | undefined;
let lastId = 0;
/** Far more than the largest photo takes on a slow phone: after that the worker is not coming back. */
const WAIT_LIMIT_MS = 45_000;

/** The worker never started, or fell silent: what it was asked is done here. */
class WorkerGone extends Error {}

/** Draws a photo anew in a worker, or here where the browser has no worker for it. @throws Error when the file is no picture it knows */
export async function workOnPhoto(
  photo: Blob | ImageBitmap,
  turns: QuarterTurns,
): Promise<PreparedPhoto> {
  const helper = openWorker();
  if (!helper) return redrawPhoto(photo, turns);
  try {
    return await ask(helper, photo, turns);
  } catch (error) {
    if (!(error instanceof WorkerGone)) throw error;
    return redrawPhoto(photo, turns);
  }
}

function ask(
  helper: Worker,
  photo: Blob | ImageBitmap,
  turns: QuarterTurns,
): Promise<PreparedPhoto> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => giveUp(helper), WAIT_LIMIT_MS);
    const settle =
      <T>(act: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer);
        act(value);
      };
    waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
    // A decoded photo is handed over: a phone has no room for two. It was tried as a file before, so there is a worker.
    const order: PhotoOrder = { id, photo, turns };
    helper.postMessage(order, photo instanceof Blob ? [] : [photo]);
  });
}

/** From now on photos are drawn here; those that wait are too. */
function giveUp(helper: Worker): void {
  helper.terminate();
  worker = null;
  for (const id of waiting.keys()) take(id, (each) => each.reject(new WorkerGone('no answer')));
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
    console.warn('Photos are prepared without a thread of their own.', error); // a remote on another origin may not start workers
    return worker;
  }
  worker.onmessage = ({ data }: MessageEvent<Answer>) =>
    take(data.id, (each) =>
      'photo' in data ? each.resolve(data.photo) : each.reject(new Error(data.problem)),
    );
  const started = worker;
  worker.onerror = (event) => {
    event.preventDefault();
    giveUp(started);
  };
  return worker;
}

function take(id: number, settle: (each: Waiting) => void): void {
  const found = waiting.get(id);
  waiting.delete(id);
  if (found) settle(found);
}
