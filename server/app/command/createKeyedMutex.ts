/** Lets work that shares a key go one after the other, in this process; work without a common key goes side by side. */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(keys: readonly string[], work: () => Promise<T>): Promise<T> => {
    const before = Promise.allSettled(keys.map((key) => last.get(key)));
    const run = before.then(work);
    const done = run.catch(() => undefined); // a waiting run does not care how it ended
    for (const key of keys) last.set(key, done);
    try {
      return await run;
    } finally {
      for (const key of keys) if (last.get(key) === done) last.delete(key);
    }
  };
}
