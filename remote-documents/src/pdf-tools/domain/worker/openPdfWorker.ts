import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { ToolAnswers, ToolMessage, ToolRequest } from './pdfTools.worker';

export type PdfWorker = {
  /**
   * One piece of work; pieces asked for together are done in turn.
   * @throws MarketError `cancelled` after `close`, `unavailable` when it failed
   */
  ask<Kind extends ToolRequest['kind']>(
    request: Extract<ToolRequest, { kind: Kind }>,
    onProgress?: (done: number) => void,
  ): Promise<ToolAnswers[Kind]>;
  /** Whether `close` was called: nobody waits for the work any more. */
  isClosed(): boolean;
  /** `act` is called when `close` is, for work that goes on beside this worker. */
  whenClosed(act: () => void): void;
  /** Ends the worker at once, whatever it is at. */
  close(): void;
};

type Waiting = {
  resolve(answer: never): void;
  reject(error: Error): void;
  onProgress?: (done: number) => void;
};

/** A worker beside the page for work on files; where a browser refuses it, each piece of work fails. */
export function openPdfWorker(): PdfWorker {
  let worker: Worker | undefined;
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();

  let closed = false;
  const ends: (() => void)[] = [];

  function rejectAll(error: Error) {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
  function hear({ data }: MessageEvent<ToolMessage>) {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if ('progress' in data) return asked.onProgress?.(data.progress);
    waiting.delete(data.id);
    if ('answer' in data) asked.resolve(data.answer as never);
    else
      asked.reject(
        new MarketError(
          'unavailable',
          'Fișierele nu au putut fi prelucrate. Încercați cu mai puține pagini sau cu o calitate mai mică.',
          { cause: data.failed },
        ),
      );
  }
  function start(): Worker {
    const started = new Worker(new URL('./pdfTools.worker.ts', import.meta.url));
    started.onmessage = hear;
    started.onerror = (event) =>
      rejectAll(new MarketError('unavailable', undefined, { cause: event.message }));
    return started;
  }

  function send(request: ToolRequest, onProgress?: (done: number) => void) {
    return new Promise<never>((resolve, reject) => {
      if (closed) return reject(new MarketError('cancelled')); // a worker that has ended never answers
      try {
        worker ??= start();
      } catch (cause) {
        return reject(new MarketError('unavailable', undefined, { cause }));
      }
      const id = (count += 1);
      waiting.set(id, { resolve, reject, ...(onProgress ? { onProgress } : {}) });
      worker.postMessage({ id, request });
    });
  }
  return {
    ask(request, onProgress) {
      // One at a time: a decoded photo takes tens of megabytes.
      const next = last.then(() => send(request, onProgress));
      last = next.catch(() => undefined);
      return next;
    },
    isClosed: () => closed,
    whenClosed: (act) => void ends.push(act),
    close() {
      closed = true;
      worker?.terminate();
      for (const act of ends) act();
      rejectAll(new MarketError('cancelled'));
    },
  };
}
