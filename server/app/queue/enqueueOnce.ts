import type { Enqueued, Store } from '../data/Store';

/** Puts a job at a `path` of its own, unless one waits there already; one that was given up begins anew. */
export async function enqueueOnce<Input>(
  job: Enqueued<Input>,
  input: Input,
  { at, path }: { at: Date; path: string },
  store: Store,
): Promise<void> {
  const waiting = await store.read(path);
  if (!waiting || waiting.deadAt !== undefined) store.enqueue(job, input, { at, path });
}
