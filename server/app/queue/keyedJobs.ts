import { JOBS } from './jobDocument';
import type { Store } from '../data/Store';

/** Given-up jobs of a key that nobody has run again hold up no other, as far as there are not more of them than this. */
const LOOKED_AT = 10;

/** Jobs of a key that somebody will still do, in the order in which they were asked for. */
async function inOrder(key: string, store: Store) {
  const found = await store.find(JOBS, (all) =>
    all.where('key', '==', key).orderBy('createdAt').limit(LOOKED_AT),
  );
  return found.filter(({ data }) => data.dueAt !== undefined);
}

/** When the job that must be done before this one is due, or its lease ends; undefined when it is this one's turn. */
export async function waitsFor(key: string, path: string, store: Store): Promise<Date | undefined> {
  const [first] = await inOrder(key, store);
  return first === undefined || first.path === path ? undefined : (first.data.dueAt as Date);
}

/** Lets the next job of a key go, with the end of the one before it. */
export async function letNextGo(key: string, done: string, store: Store, now: Date): Promise<void> {
  const next = (await inOrder(key, store)).find(({ path }) => path !== done);
  if (next && next.data.attempts === 0 && next.data.dueAt > now)
    store.update(next.path, { dueAt: now });
}
