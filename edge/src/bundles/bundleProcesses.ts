import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { type Breaker, createBreaker } from './breaker';
import {
  type BundleProcess,
  type Call,
  type CallArgs,
  LateAnswer,
  type Said,
  type ProcessLimits,
  startBundleProcess,
} from './startBundleProcess';

/** A bundle whose process ended by itself or had to be ended is left alone for so long. */
const REST_MS = 5000;
/** Less of the limit than this is no fair time: somebody else of the same page was slow. */
const FAIR_SHARE = 0.4;
/** Files of one name that keep their process: what is live, and a canary beside it. */
const KEPT_OF_A_NAME = 2;

/** `name`: whose it is; of its files, those that were not asked lately have no process. */
export type Bundle = {
  name: string;
  file: string;
  integrity?: string;
  firebase?: FirebaseConfig;
  siteOrigin?: string;
};
type Running = BundleProcess & { name: string; breakers: Record<Call, Breaker> };

/**
 * A process for each bundle that is asked something. One that ended rests; one that is late several times in a row is not
 * asked for a while, so that visitors do not wait for it one after the other.
 */
export function createBundleProcesses(limits: ProcessLimits) {
  /** By file; who was asked last stands last. */
  const processes = new Map<string, Running>();
  const restsUntilMs = new Map<string, number>();
  let lastPage = 0;

  function processOf({ name, file, integrity, firebase, siteOrigin }: Bundle): Running | null {
    const known = processes.get(file);
    if (known) {
      processes.delete(file);
      processes.set(file, known);
      return known;
    }
    if ((restsUntilMs.get(file) ?? 0) > performance.now()) return null;
    restsUntilMs.delete(file);
    const onEnd = () => {
      if (processes.get(file) !== running) return;
      processes.delete(file);
      restsUntilMs.set(file, performance.now() + REST_MS);
    };
    const running: Running = {
      name,
      breakers: {
        isAlive: createBreaker(),
        forget: createBreaker(),
        load: createBreaker(),
        render: createBreaker(),
      },
      ...startBundleProcess({
        file,
        ...limits,
        onEnd,
        ...(integrity && { integrity }),
        ...(firebase && { firebase }),
        ...(siteOrigin && { siteOrigin }),
      }),
    };
    processes.set(file, running);
    retireOlder(name);
    return running;
  }

  function retireOlder(name: string) {
    const ofName = [...processes].filter(([, each]) => each.name === name);
    for (const [file, old] of ofName.slice(0, -KEPT_OF_A_NAME)) {
      processes.delete(file);
      old.retire();
    }
  }

  /** The process that may be asked this now; null when it rests, was late too often, or others have used the time up. */
  function admit(bundle: Bundle, untilMs: number, call: Call): Running | null {
    const running = processOf(bundle);
    const isRefused = !running || running.breakers[call].refuses() || untilMs <= performance.now();
    return isRefused ? null : running;
  }

  /** `begun`: since when it may work on it; what it waits for before is no fault of its own. */
  async function hear<Asked extends Call>(
    running: Running | null,
    untilMs: number,
    begun: { atMs: number },
    call: Asked,
    ...args: CallArgs<Asked>
  ): Promise<Said> {
    if (!running) throw new BundleLeftAlone();
    const breaker = running.breakers[call];
    try {
      const said = await running.ask(untilMs - performance.now(), call, ...args);
      breaker.note(false);
      return said;
    } catch (error) {
      const isLate = error instanceof LateAnswer;
      if (!isLate || untilMs - begun.atMs > limits.limitMs * FAIR_SHARE) breaker.note(isLate);
      throw error;
    }
  }

  return {
    /** @throws BundleLeftAlone when it is not to be asked now; Error when it fails */
    ask: <Asked extends Call>(
      bundle: Bundle,
      untilMs: number,
      call: Asked,
      ...args: CallArgs<Asked>
    ): Promise<Said> =>
      hear(admit(bundle, untilMs, call), untilMs, { atMs: performance.now() }, call, ...args),
    /**
     * A page's first data and its markup. Both are asked for at once: the process renders what it has loaded without waiting
     * for the server, and nothing is handed back to it. `isRendered`: whether the markup is wanted; `known`: data of which it
     * is known.
     */
    askPage(
      bundle: Bundle,
      untilMs: number,
      request: PageRequest,
      { isRendered = true, known }: { isRendered?: boolean; known?: string | undefined } = {},
    ) {
      const loading = admit(bundle, untilMs, 'load');
      const rendering = loading && isRendered ? admit(bundle, untilMs, 'render') : null;
      const number = rendering ? (lastPage += 1) : undefined;
      const rendered = { atMs: Infinity };
      const page = hear(loading, untilMs, { atMs: performance.now() }, 'load', request, number);
      page.then(
        () => (rendered.atMs = performance.now()),
        () => undefined,
      );
      return { page, markup: hear(rendering, untilMs, rendered, 'render', request, number, known) };
    },
    forget(): void {
      // One that ends forgets as well.
      for (const running of processes.values())
        running.ask(Infinity, 'forget').catch(() => undefined);
    },
  };
}

/** It is not asked for now. */
export class BundleLeftAlone extends Error {}
