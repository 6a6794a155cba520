/** Commands wake a queue themselves: a look is for what is due later, and for what a process that died has left. */
const LOOKS_EVERY_MS = 10_000;
/** After a failure, which may be over. */
const LOOKS_AGAIN_MS = 2000;

/**
 * Works a queue off until nothing is due, then looks again from time to time. `runDue` answers how many there were and
 * whether one failed.
 */
export function createWorkLoop(
  runDue: () => Promise<{ count: number; hasFailed: boolean }>,
  { name, log, looksEveryMs = LOOKS_EVERY_MS, looksAgainMs = LOOKS_AGAIN_MS }: LoopOptions,
) {
  let [stopped, running, again, isDown] = [false, false, false, false];
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    running = true;
    let hasFailed = false;
    clearTimeout(timer);
    try {
      for (let count = 1; !stopped && (count > 0 || again);) {
        again = false;
        const round = await runDue();
        count = round.count;
        hasFailed ||= round.hasFailed;
      }
      isDown = false;
    } catch (error) {
      [hasFailed, isDown] = [true, true];
      log(`${name}: ${(error as Error).message}`);
    }
    running = false;
    const pauseMs = hasFailed ? looksAgainMs : Math.min(LOOKS_EVERY_MS, looksEveryMs);
    if (!stopped) timer = setTimeout(() => (working = work()), pauseMs);
  }

  return {
    /** Whether the queue could be looked at the last time. */
    isWell: () => !isDown,
    /** Looks at the queue now, and from then on by itself. */
    wake() {
      if (running) again = true;
      else working = work();
    },
    /** Ends when the look that is under way has ended. */
    settled: () => working,
    /** Ends when nothing is asked of the database any more. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}

type LoopOptions = {
  name: string;
  log: (line: string) => void;
  looksEveryMs?: number;
  /** After a failure. */
  looksAgainMs?: number;
};
