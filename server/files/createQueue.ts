type Waiting = { key: string; go: () => void };

/**
 * Runs at most `most` pieces of work at once. Of what waits, that of the person (`key`) goes first for whom least time was spent
 * since the queue was last empty, then what came first: somebody with one piece does not wait behind those with many or large ones.
 */
export function createQueue(most: number, clock: () => number = () => performance.now()) {
  let running = 0;
  const waiting: Waiting[] = [];
  const spentMs = new Map<string, number>();

  function takeNext(): Waiting | undefined {
    const spent = waiting.map(({ key }) => spentMs.get(key) ?? 0);
    const at = spent.indexOf(Math.min(...spent));
    return waiting.splice(at, at < 0 ? 0 : 1)[0];
  }
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push({ key, go }));
    else running += 1;
    const startMs = clock();
    try {
      return await work();
    } finally {
      spentMs.set(key, (spentMs.get(key) ?? 0) + clock() - startMs);
      const next = takeNext();
      if (next) next.go();
      else running -= 1;
      if (running === 0) spentMs.clear();
    }
  };
}
