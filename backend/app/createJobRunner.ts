import { randomUUID } from 'node:crypto';
import { FieldValue, type Firestore, type Timestamp } from '@google-cloud/firestore';
import type { Accounts } from './Accounts';
import type { Job } from './defineJob';
import { JOBS, jobDocument, type JobDocument, newJobPath } from './jobDocument';
import { Store } from './Store';
import type { StoredFiles } from './StoredFiles';

export type Schedule = { name: string; everyMs: number; job: Job };

export type JobRunnerOptions = {
  db: Firestore;
  files: StoredFiles;
  accounts: Accounts;
  jobs: readonly Job[];
  schedules?: readonly Schedule[];
  log: (line: string) => void;
  clock?: () => Date;
  /** How long an attempt holds a job: when its process dies, another takes it after that. */
  leaseMs?: number;
  pollMs?: number;
};

const PAGE = 20;
const ATTEMPTS_MAX = 10;
const BACKOFF_MS = 1000;
const BACKOFF_MAX_MS = 60 * 60 * 1000;

/**
 * Works off the queue. A job's writes and its removal are one transaction that only the holder of the lease can commit:
 * a crash loses none, and none is done twice. Failures wait twice as long each time and end as dead letters.
 */
export function createJobRunner(options: JobRunnerOptions) {
  const {
    db,
    files,
    accounts,
    schedules = [],
    log,
    clock = () => new Date(),
    leaseMs = 60_000,
    pollMs = 2000,
  } = options;
  const jobs = new Map(options.jobs.map((job) => [job.name, job]));
  const nextAt = new Map<string, number>();
  let [stopped, running, again] = [false, false, false];
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  /** Takes a job when it is still due. */
  const claim = (path: string): Promise<(JobDocument & { lease: string }) | null> =>
    db.runTransaction(async (transaction) => {
      const now = clock();
      const job = (await new Store(db, transaction, now).read(path)) as JobDocument | null;
      if (!job?.dueAt || job.dueAt > now) return null;
      const attempts = job.attempts + 1;
      if (attempts > ATTEMPTS_MAX) {
        transaction.update(db.doc(path), { dueAt: FieldValue.delete(), deadAt: now });
        return null;
      }
      const lease = randomUUID();
      const dueAt = new Date(now.getTime() + leaseMs);
      transaction.update(db.doc(path), { dueAt, attempts, lease });
      return { ...job, attempts, lease };
    });

  const execute = (path: string, { name, input, lease }: JobDocument) =>
    db.runTransaction(async (transaction) => {
      const store = new Store(db, transaction, clock());
      if ((await store.read(path))?.lease !== lease) return; // somebody else has it, or has done it
      const job = jobs.get(name);
      if (!job) throw new Error(`There is no job ${name}`);
      store.delete(path); // before what the job writes: it may put its successor in its own place
      await job.run({ input, store, files, accounts, now: clock() });
      store.flush();
    });

  const giveBack = (path: string, { lease, attempts }: JobDocument, error: unknown) =>
    db.runTransaction(async (transaction) => {
      const now = clock();
      if ((await new Store(db, transaction, now).read(path))?.lease !== lease) return;
      const pause = Math.min(BACKOFF_MS * 2 ** attempts, BACKOFF_MAX_MS);
      transaction.update(db.doc(path), {
        lastError: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
        ...(attempts >= ATTEMPTS_MAX
          ? { dueAt: FieldValue.delete(), deadAt: now }
          : { dueAt: new Date(now.getTime() + pause) }),
      });
    });

  async function runOne(path: string): Promise<void> {
    const job = await claim(path);
    if (!job) return;
    try {
      await execute(path, job);
    } catch (error) {
      log(`job ${job.name}, attempt ${job.attempts}: ${(error as Error).message}`);
      await giveBack(path, job, error);
    }
  }

  /** Looks at all schedules at once, since few are due, and at those again in a transaction: others look as well. */
  async function keepSchedules(): Promise<void> {
    const nowMs = clock().getTime();
    const waiting = schedules.filter(({ name }) => (nextAt.get(name) ?? 0) <= nowMs);
    if (waiting.length === 0) return;
    const found = await db.getAll(...waiting.map(({ name }) => db.doc(`schedules/${name}`)));
    for (const [at, schedule] of waiting.entries()) {
      const keptMs = (found[at]!.get('nextAt') as Timestamp | undefined)?.toMillis() ?? 0;
      nextAt.set(schedule.name, keptMs > nowMs ? keptMs : await takeTurn(schedule));
    }
  }

  /** Puts a job into the queue when its turn has come; answers when the next one does. */
  const takeTurn = ({ name, everyMs, job }: Schedule): Promise<number> =>
    db.runTransaction(async (transaction) => {
      const now = clock();
      const reference = db.doc(`schedules/${name}`);
      const kept = (await new Store(db, transaction, now).read(reference.path))?.nextAt;
      if (kept instanceof Date && kept > now) return kept.getTime();
      const following = new Date(now.getTime() + everyMs);
      transaction.set(reference, { nextAt: following });
      transaction.create(db.doc(newJobPath()), jobDocument(job.name, {}, { now, at: now }));
      return following.getTime();
    });

  /** Runs what is due now; answers how many jobs there were. */
  async function runDue(): Promise<number> {
    await keepSchedules();
    const due = await db
      .collection(JOBS)
      .where('dueAt', '<=', clock())
      .orderBy('dueAt')
      .limit(PAGE)
      .select()
      .get();
    await Promise.all(due.docs.map(({ ref }) => runOne(ref.path)));
    return due.size;
  }

  async function work(): Promise<void> {
    running = true;
    clearTimeout(timer);
    try {
      do again = false;
      while (!stopped && ((await runDue()) > 0 || again));
    } catch (error) {
      log(`job queue: ${(error as Error).message}`);
    }
    running = false;
    if (!stopped) timer = setTimeout(() => (working = work()), pollMs);
  }

  /** Puts a scheduled job into the queue, unless it waits there already; one that was given up gets its attempts back. */
  const ask = ({ name, job }: Schedule): Promise<void> =>
    db.runTransaction(async (transaction) => {
      const now = clock();
      const path = `${JOBS}/clock-${name}`;
      const waiting = await new Store(db, transaction, now).read(path);
      if (!waiting || waiting.deadAt)
        transaction.set(db.doc(path), jobDocument(job.name, {}, { now, at: now }));
    });

  return {
    ask,
    runDue,
    /** Looks at the queue now, and from then on by itself. */
    wake() {
      if (running) again = true;
      else working = work();
    },
    /** Ends when nothing is asked of the database any more. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
