import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type {
  RenderPage,
  ServerBundle,
  ShellBundle,
} from '@anunturi/shared-contract/page/ServerBundle';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';

/** A thread that was late is asked whether it still turns; one that computes for ever does not answer and is ended. */
const ALIVE_WITHIN_MS = 500;
/** The first answer waits for the bundle to be read, too: a few megabytes, on a machine that is starting. */
const FIRST_TAKES_TIMES = 4;
/** A bundle that leaks ends its own thread, not the server. */
const MEMORY_MB = 256;

type Answer = { id: number; json?: string; failure?: string };
type Waiting = { resolve: (value: unknown) => void; reject: (reason: Error) => void };

/** What a thread is asked, by what its bundle exports. */
type Calls = {
  load: Parameters<ServerBundle['load']>;
  forget: [];
  render: Parameters<RenderPage> | Parameters<ShellBundle['render']>;
};

export type BundleThread = {
  /**
   * What a function of the bundle answers, as plain JSON; undefined when the bundle has no such function.
   * @throws Error when it fails, is late, or the thread ends
   */
  ask<Call extends keyof Calls>(call: Call, ...args: Calls[Call]): Promise<unknown>;
  /** Ends the thread once nothing is asked of it any more. */
  retire(): void;
};

/** Starts a server bundle apart from the server: what hangs, throws later, leaks or exits in it costs its own pages only. */
export function startBundleThread({
  file,
  firebase,
  limitMs,
  onEnd,
}: {
  file: string;
  firebase?: FirebaseConfig;
  limitMs: number;
  onEnd: () => void;
}): BundleThread {
  const worker = new Worker(join(import.meta.dirname, 'bundleThread.cjs'), {
    workerData: { file, firebase },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isRetired = false;
  let isOver = false;
  let hasAnswered = false;
  function end(error: Error) {
    waiting.forEach(({ reject }) => reject(error));
    if (!isOver) onEnd();
    isOver = true;
  }
  worker.on('error', end);
  worker.on('exit', () => end(new Error('its thread has ended')));
  worker.on('message', ({ id, json, failure }: Answer) => {
    hasAnswered = true;
    if (failure === undefined)
      waiting.get(id)?.resolve(json === undefined ? undefined : JSON.parse(json));
    else waiting.get(id)?.reject(new Error(failure));
  });
  worker.unref(); // the server ends without asking its threads; said last, since a listener holds on to them

  async function within(ms: number, call: string, args: unknown[]): Promise<unknown> {
    const id = (lastId += 1);
    let timer: NodeJS.Timeout | undefined;
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

  async function endUnlessAlive() {
    try {
      await within(ALIVE_WITHIN_MS, 'isAlive', []);
    } catch {
      end(new Error('its thread did not answer any more')); // it computes for ever
      void worker.terminate();
    }
  }

  function endWhenUnused() {
    if (isRetired && waiting.size === 0) void worker.terminate();
  }

  return {
    async ask(call, ...args) {
      try {
        return await within(hasAnswered ? limitMs : limitMs * FIRST_TAKES_TIMES, call, args);
      } catch (error) {
        if (error instanceof LateAnswer) void endUnlessAlive();
        throw error;
      }
    },
    retire() {
      isRetired = true;
      endWhenUnused();
    },
  };
}

class LateAnswer extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}
