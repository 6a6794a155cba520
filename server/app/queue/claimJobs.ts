import { randomUUID } from 'node:crypto';
import { FieldValue, type Firestore } from '@google-cloud/firestore';
import type { JobDocument } from './jobDocument';
import { waitsFor } from './keyedJobs';
import { Store } from '../data/Store';

/** A job with the lease of the attempt that holds it. */
export type Claimed = JobDocument & { path: string; lease: string };

export const ATTEMPTS_MAX = 10;

/** Takes those of some jobs that are still due, all in one transaction. One whose turn has not come waits for the one before it. */
export function claimJobs(
  paths: readonly string[],
  { db, now, leaseMs }: { db: Firestore; now: Date; leaseMs: number },
): Promise<Claimed[]> {
  return db.runTransaction(async (transaction) => {
    const dueAt = new Date(now.getTime() + leaseMs);
    const store = new Store(db, transaction, now);
    await store.readAhead(paths);
    const claimed: Claimed[] = [];
    for (const path of paths) {
      const job = (await store.read(path)) as JobDocument | null;
      if (!job?.dueAt || job.dueAt > now) continue;
      const attempts = job.attempts + 1;
      if (attempts > ATTEMPTS_MAX) {
        store.update(path, { dueAt: FieldValue.delete(), deadAt: now });
        continue;
      }
      const earlier = job.key === undefined ? undefined : await waitsFor(job.key, path, store);
      if (earlier) {
        const later = new Date(Math.max(earlier.getTime(), dueAt.getTime()));
        store.update(path, { dueAt: later });
        continue;
      }
      const lease = randomUUID();
      store.update(path, { dueAt, attempts, lease });
      claimed.push({ ...job, path, attempts, lease });
    }
    store.flush();
    return claimed;
  });
}
