import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageRequest, ShellBundle } from '@anunturi/shared-contract/page/ServerBundle';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { withinTime } from '@anunturi/shared-domain/site/withinTime';
import { watchGrowth } from './watchGrowth';

/** A thread that was late is asked whether it still turns; one that computes for ever does not answer and is ended. */
const ALIVE_WITHIN_MS = 500;
/** The same while the server grows by more than the thread may hold. */
const ALIVE_WHILE_GROWING_MS = 200;
/** The first answer waits for the bundle to be read, too: a few megabytes, on a machine that is starting. */
const FIRST_TAKES_TIMES = 4;

/**
 * What a bundle says: a text as it is, or a value with the JSON it came as; of a page's first data the JSON, as it will stand
 * in the page. `isSame`: it would say what it said of the known data.
 */
export type Said = {
  value: unknown;
  json?: string | undefined;
  dataJson?: string | undefined;
  isSame?: boolean | undefined;
};
type Answer = Omit<Said, 'value'> & { id: number; text?: string; failure?: string };
type Waiting = { resolve: (said: Said) => void; reject: (reason: Error) => void };

/**
 * What a thread is asked, by what its bundle exports. `page` is one number for the data and the markup of a page; `known` are
 * the data of which the markup is known.
 */
type Calls = {
  isAlive: [];
  load: [request: PageRequest, page?: number];
  forget: [];
  render: [request: PageRequest, page?: number, known?: string] | Parameters<ShellBundle['render']>;
};
export type Call = keyof Calls;
export type CallArgs<Asked extends Call> = Calls[Asked];

export type BundleThread = {
  /**
   * What a function of the bundle answers, as plain JSON; nothing when the bundle has no such function.
   * `withinMs`: how long the asker waits, which is no fault of the thread.
   * @throws Error when it fails or the thread ends, LateAnswer when it is late
   */
  ask<Asked extends Call>(withinMs: number, call: Asked, ...args: CallArgs<Asked>): Promise<Said>;
  /** Ends the thread once nothing is asked of it any more. */
  retire(): void;
};

type Options = {
  file: string;
  firebase?: FirebaseConfig;
  /** A thread that takes longer is looked at. */
  limitMs: number;
  /** What it may hold, in its heap and as much again in buffers. */
  memoryMb: number;
  onEnd: (reason: Error) => void;
};

/** Starts a server bundle apart from the server: what hangs, throws later, leaks or exits in it costs its own pages only. */
export function startBundleThread({
  file,
  firebase,
  limitMs,
  memoryMb,
  onEnd,
}: Options): BundleThread {
  const worker = new Worker(join(import.meta.dirname, 'bundleThread.cjs'), {
    workerData: { file, firebase, memoryMb },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isRetired = false;
  let isOver = false;
  let hasAnswered = false;
  let isAsked = false;
  let endWatch: (() => void) | undefined;
  function end(error: Error) {
    waiting.forEach(({ reject }) => reject(error));
    if (!isOver) onEnd(error);
    isOver = true;
  }
  worker.on('error', end);
  worker.on('exit', () => end(new Error('its thread has ended')));
  worker.on('message', ({ id, text, failure, ...rest }: Answer) => {
    const { json } = rest;
    hasAnswered = true;
    if (failure === undefined)
      waiting.get(id)?.resolve({ value: json === undefined ? text : JSON.parse(json), ...rest });
    else waiting.get(id)?.reject(new Error(failure));
  });
  worker.unref(); // the server ends without asking its threads; said last, since a listener holds on to them

  async function within(ms: number, call: string, args: unknown[]): Promise<Said> {
    const id = (lastId += 1);
    let timer: NodeJS.Timeout | undefined;
    // One that never yields cannot watch itself.
    endWatch ??= watchGrowth(memoryMb * 2, () => void endUnlessAlive(ALIVE_WHILE_GROWING_MS));
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => reject(new LateAnswer(ms)), ms);
        worker.postMessage({ id, call, args });
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
      endWhenUnused();
    }
  }

  async function endUnlessAlive(ms: number) {
    if (isAsked) return;
    isAsked = true;
    try {
      await within(ms, 'isAlive', []);
    } catch {
      end(new Error('its thread did not answer any more')); // it computes for ever
      void worker.terminate();
    } finally {
      isAsked = false;
    }
  }

  function endWhenUnused() {
    if (waiting.size > 0) return;
    endWatch?.();
    endWatch = undefined;
    if (isRetired) void worker.terminate();
  }

  return {
    async ask(withinMs, call, ...args) {
      const answer = within(hasAnswered ? limitMs : limitMs * FIRST_TAKES_TIMES, call, args);
      answer.catch((error: unknown) => {
        if (error instanceof LateAnswer) void endUnlessAlive(ALIVE_WITHIN_MS);
      });
      if (!Number.isFinite(withinMs)) return answer;
      return withinTime(answer, Math.max(0, withinMs), () => new LateAnswer(withinMs));
    },
    retire() {
      isRetired = true;
      endWhenUnused();
    },
  };
}

/** No answer came in time. */
export class LateAnswer extends Error {
  constructor(ms: number) {
    super(`no answer within ${Math.round(ms)} ms`);
  }
}
