const turns = new Map<string, { stop: AbortController; done: Promise<unknown> }>();

/** Runs work for one id at a time; a new run asks the one before to stop and waits until it has. */
export async function withMutex<T>(
  id: string,
  work: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let before = turns.get(id); before; before = turns.get(id)) {
    before.stop.abort();
    await before.done;
  }
  const stop = new AbortController();
  const result = work(stop.signal);
  const turn = { stop, done: result.catch(() => {}) }; // the one who asked gets the error
  turns.set(id, turn);
  try {
    return await result;
  } finally {
    if (turns.get(id) === turn) turns.delete(id);
  }
}
