/** What is due later wakes its queue by itself: a look is for what a process that died has left. */
const LOOKS_EVERY_MS = 5 * 60_000;
/** After a failure, which may be over. */
const LOOKS_AGAIN_MS = 2000;

/** How a round ended: how many there were, whether one failed, and when the next one is due, as far as that is known. */
export type Round = { count: number; hasFailed: boolean; nextAt?: Date | undefined };

/**
 * Works a queue off until nothing is due, then sleeps until something is. Each look at an idle queue is a read that is paid for, so
 * it is looked at when one of its own is due, and from time to time.
 */
export function createWorkLoop(
  runDue: () => Promise<Round>,
  {
    name,
    log,
    looksEveryMs = LOOKS_EVERY_MS,
    looksAgainMs = LOOKS_AGAIN_MS,
    clock = () => new Date(),
  }: LoopOptions,
) {
  let [stopped, running, again, isDown] = [false, false, false, false];
  let timer: NodeJS.Timeout | undefined;
  let timerAtMs = Infinity;
  let working: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    running = true;
    let [hasFailed, nextAtMs] = [false, Infinity];
    sleep(Infinity);
    try {
      for (let count = 1; !stopped && (count > 0 || again);) {
        again = false;
        const round = await runDue();
        count = round.count;
        nextAtMs = round.nextAt?.getTime() ?? Infinity;
        hasFailed ||= round.hasFailed;
      }
      isDown = false;
    } catch (error) {
      [hasFailed, isDown] = [true, true];
      log(`${name}: ${(error as Error).message}`);
    }
    running = false;
    const nowMs = clock().getTime();
    const pauseMs = hasFailed ? looksAgainMs : looksEveryMs;
    sleep(Math.min(nextAtMs, timerAtMs, nowMs + pauseMs));
  }

  /** Looks again at a time, in place of the one before; never for Infinity. */
  function sleep(untilMs: number): void {
    clearTimeout(timer);
    timerAtMs = untilMs;
    if (stopped || untilMs === Infinity) return;
    const pauseMs = Math.max(0, untilMs - clock().getTime());
    timer = setTimeout(() => (working = work()), pauseMs);
  }

  function wake(): void {
    if (running) again = true;
    else working = work();
  }

  return {
    /** Whether the queue could be looked at the last time. */
    isWell: () => !isDown,
    /** Looks at the queue now, and from then on by itself. */
    wake,
    /** Looks when something is due that was just put into it. */
    wakeAt(at: Date): void {
      if (at <= clock()) wake();
      else if (running) timerAtMs = Math.min(timerAtMs, at.getTime());
      else if (at.getTime() < timerAtMs) sleep(at.getTime());
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
  clock?: () => Date;
};
