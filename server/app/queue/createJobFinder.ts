import type { Firestore } from '@google-cloud/firestore';
import { JOBS, SHARDS } from './jobDocument';

const PAGE = 20;

/**
 * Finds what is due, oldest first. While more is due than one page, each worker takes shard after shard from one of its own on: those of
 * several processes do not claim the same twenty.
 */
export function createJobFinder(db: Firestore, clock: () => Date) {
  let shard = Math.floor(Math.random() * SHARDS);
  const due = async (ofShard?: number): Promise<string[]> => {
    const all = db.collection(JOBS).where('dueAt', '<=', clock());
    const some = ofShard === undefined ? all : all.where('shard', '==', ofShard);
    const found = await some.orderBy('dueAt').limit(PAGE).select().get();
    return found.docs.map(({ ref }) => ref.path);
  };
  return {
    /** Paths of some jobs that are due. */
    async due(): Promise<string[]> {
      const oldest = await due();
      if (oldest.length < PAGE) return oldest;
      for (let tried = 0; tried < SHARDS; tried += 1) {
        shard = (shard + 1) % SHARDS;
        const some = await due(shard);
        if (some.length > 0) return some;
      }
      return oldest; // of an earlier version, without a shard
    },
    /** When the next job is due; undefined where none waits. */
    async nextAt(): Promise<Date | undefined> {
      const next = await db.collection(JOBS).orderBy('dueAt').limit(1).select('dueAt').get();
      return next.docs[0]?.get('dueAt').toDate();
    },
  };
}
