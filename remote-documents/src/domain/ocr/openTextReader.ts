import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { Luma } from '#domain/luma';
import type { Layout } from './openRecogniser';
import type { ReadLine } from './readTsv';
import type { ReaderFiles, ReaderMessage, ReaderRequest } from './textReader.worker';

export type TextReader = {
  /**
   * The lines in a picture; pictures are read in turn.
   * @throws MarketError `cancelled` after `close`, `unavailable` when the recogniser does not come or gives up
   */
  read(picture: Luma, layout: Layout, onProgress?: (done: number) => void): Promise<ReadLine[]>;
  /** Ends the worker at once, whatever it is at. */
  close(): void;
};

/** All of them stand on this site: nothing is asked of any other. */
const readerFiles = (): ReaderFiles => ({
  core: new URL('tesseract.js-core/tesseract-core-simd-lstm.js', import.meta.url).href,
  wasm: new URL('tesseract.js-core/tesseract-core-simd-lstm.wasm', import.meta.url).href,
  data: new URL('@tesseract.js-data/ron/4.0.0_best_int/ron.traineddata.gz', import.meta.url).href,
});

const failures = {
  loading:
    'Recunoașterea textului nu a putut fi încărcată. Verificați conexiunea și încercați din nou.',
  reading:
    'Textul nu a putut fi recunoscut: browserul nu are destulă memorie pentru această pagină.',
};

/** The recogniser in a worker beside the page. Pictures stay on the device; what is read is not logged. */
export function openTextReader(): TextReader {
  let worker: Worker | undefined;
  let closed = false;
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  let stop: (error: Error) => void = () => {};

  function start(): Worker {
    return new Worker(
      /* webpackChunkName: "textReader-wasm" */ new URL('./textReader.worker.ts', import.meta.url),
    );
  }

  function ask(picture: Luma, layout: Layout, onProgress?: (done: number) => void) {
    return new Promise<ReadLine[]>((resolve, reject) => {
      if (closed) return reject(new MarketError('cancelled'));
      const fail = (kind: keyof typeof failures, cause: unknown) =>
        reject(new MarketError('unavailable', failures[kind], { cause }));
      stop = reject;
      const id = (count += 1);
      try {
        worker ??= start();
      } catch (cause) {
        return fail('loading', cause);
      }
      worker.onerror = ({ message }) => fail('loading', message);
      worker.onmessage = ({ data }: MessageEvent<ReaderMessage>) => {
        if (data.id !== id) return;
        if ('progress' in data) onProgress?.(data.progress);
        else if ('answer' in data) resolve(data.answer);
        else fail(data.failed, data.why);
      };
      const request: ReaderRequest = { id, files: readerFiles(), picture, layout };
      worker.postMessage(request);
    });
  }
  return {
    read(picture, layout, onProgress) {
      const next = last.then(() => ask(picture, layout, onProgress));
      last = next.catch(() => undefined);
      return next;
    },
    close() {
      closed = true;
      worker?.terminate();
      stop(new MarketError('cancelled'));
    },
  };
}
