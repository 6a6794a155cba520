import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ReadAppCheckToken } from '../app-check/createAppCheckToken';
import type { PageRequest, ShellBundle } from '@anunturi/shared-contract/page/ServerBundle';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { withinTime } from '@anunturi/shared-domain/site/withinTime';

/** A process that was late is asked whether it still turns; one that computes for ever does not answer and is ended. */
const ALIVE_WITHIN_MS = 500;
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
/** The last that a process says. */
type Ended = { ended: string };
type Waiting = { resolve: (said: Said) => void; reject: (reason: Error) => void };

/**
 * What a process is asked, by what its bundle exports. `page` is one number for the data and the markup of a page; `known` are
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

export type BundleProcess = {
  /**
   * What a function of the bundle answers, as plain JSON; nothing when the bundle has no such function.
   * `withinMs`: how long the asker waits, which is no fault of the process.
   * @throws Error when it fails or the process ends, LateAnswer when it is late
   */
  ask<Asked extends Call>(withinMs: number, call: Asked, ...args: CallArgs<Asked>): Promise<Said>;
  /** Ends the process once nothing is asked of it any more. */
  retire(): void;
};

export type ProcessLimits = {
  /** A process that takes longer is looked at. */
  limitMs: number;
  /** What it may hold, in its heap and as much again in buffers. */
  memoryMb: number;
  /** The token of App Check that it shows, and at which addresses; it shows none unless told. */
  appCheck?: { readToken: ReadAppCheckToken; addresses: readonly string[] };
};

type Options = ProcessLimits & {
  file: string;
  /** What the file must hash to. */
  integrity?: string;
  firebase?: FirebaseConfig;
  /** Where the site is reached. */
  siteOrigin?: string;
  onEnd: (reason: Error) => void;
};

const running = new Set<ChildProcess>();
/** Ends them all, whatever they are asked. */
export const endBundleProcesses = () => running.forEach((child) => child.kill('SIGKILL'));
// One that computes for ever does not notice that it is alone.
process.on('exit', endBundleProcesses);

/** V8 aborts when the heap is full, the watch kills when all else is. */
const ofMemory = (signal: string) =>
  ['SIGABRT', 'SIGKILL'].includes(signal) ? `${signal}, as one that is out of memory` : signal;

/** What any program needs of the server's environment: its tokens are nobody's business in a bundle. */
const ownEnvironment = ({ PATH, TZ, NODE_ENV }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...(PATH !== undefined && { PATH }),
  ...(TZ !== undefined && { TZ }),
  NODE_ENV,
});

/** What asks the database or the search; whether a process is alive is asked without. */
const isOfPages = (call: string) => call === 'load' || call === 'render';

/** With which token a process asks which addresses. */
type Shown = { token: string | undefined; addresses: readonly string[] };
const readShown = async ({
  readToken,
  addresses,
}: NonNullable<ProcessLimits['appCheck']>): Promise<Shown> => ({
  token: await readToken(),
  addresses,
});

/** Starts a server bundle apart from the server: what hangs, throws later, leaks or exits in it costs its own pages only. */
export function startBundleProcess({
  file,
  integrity,
  firebase,
  siteOrigin,
  limitMs,
  memoryMb,
  appCheck,
  onEnd,
}: Options): BundleProcess {
  const child = fork(
    join(import.meta.dirname, 'bundleProcess.cjs'),
    [JSON.stringify({ file, integrity, firebase, siteOrigin, memoryMb })],
    {
      env: ownEnvironment(process.env),
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced', // a page's markup as it is, not quoted
      // What V8 writes as it runs out of memory goes to nobody: pages of no line of a log.
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    },
  );
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isRetired = false;
  let isOver = false;
  let hasAnswered = false;
  let isAsked = false;
  function end(error: Error) {
    waiting.forEach(({ reject }) => reject(error));
    if (!isOver) onEnd(error);
    isOver = true;
  }
  running.add(child);
  child.on('error', end);
  // What it said last may be read after it has ended. One that cannot be started does neither, and is an error.
  Promise.all([once(child, 'exit'), once(child, 'disconnect')])
    .then(([[code, signal]]) =>
      end(new Error(`its process has ended: ${signal ? ofMemory(signal) : code}`)),
    )
    .catch(end)
    .finally(() => running.delete(child));
  child.on('message', (said: Answer | Ended) => {
    if ('ended' in said) return end(new Error(said.ended));
    const { id, text, failure, ...rest } = said;
    const { json } = rest;
    hasAnswered = true;
    if (failure === undefined)
      waiting.get(id)?.resolve({ value: json === undefined ? text : JSON.parse(json), ...rest });
    else waiting.get(id)?.reject(new Error(failure));
  });
  // The server ends without asking its processes; said last, since a listener holds on to them.
  child.unref();
  child.channel?.unref();

  async function within(ms: number, call: string, args: unknown[]): Promise<Said> {
    const id = (lastId += 1);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => reject(new LateAnswer(ms)), ms);
        const send = (shown?: Shown) =>
          child.send({ id, call, args, shown }, (error) => error && reject(error));
        if (appCheck && isOfPages(call)) readShown(appCheck).then(send, reject);
        else send();
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
      endWhenUnused();
    }
  }

  async function endUnlessAlive() {
    if (isAsked) return;
    isAsked = true;
    try {
      await within(ALIVE_WITHIN_MS, 'isAlive', []);
    } catch {
      end(new Error('its process did not answer any more')); // it computes for ever
      child.kill('SIGKILL');
    } finally {
      isAsked = false;
    }
  }

  function endWhenUnused() {
    if (isRetired && waiting.size === 0) child.kill('SIGKILL');
  }

  return {
    async ask(withinMs, call, ...args) {
      const answer = within(hasAnswered ? limitMs : limitMs * FIRST_TAKES_TIMES, call, args);
      answer.catch((error: unknown) => {
        if (error instanceof LateAnswer) void endUnlessAlive();
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
