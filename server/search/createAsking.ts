import { setTimeout } from 'node:timers/promises';

type AskingOptions = {
  isStopped(): boolean;
  log(line: string): void;
  triesAgainMs: number;
};

/** Asks for one thing until there is an answer. */
export type Asking = <T>(ask: () => Promise<T>) => Promise<T>;

/**
 * Reading of many pages from a database that may be away for a while: the page that failed is asked for again, and those before it stay
 * read.
 * @throws Error once it is stopped
 */
export function createAsking({ isStopped, log, triesAgainMs }: AskingOptions) {
  const asking: Asking = async (ask) => {
    for (;;) {
      if (isStopped()) throw new Error('stopped');
      try {
        return await ask();
      } catch (error) {
        if (!isStopped()) log(`search: ${(error as Error).message}`);
      }
      await setTimeout(triesAgainMs, undefined, { ref: false });
    }
  };
  return asking;
}
