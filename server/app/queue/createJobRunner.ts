import { newTraceparent } from '@anunturi/shared-contract/telemetry/traceparent';
import { FieldValue, type Firestore } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Accounts } from '../callers/Accounts';
import type { OpenSearch } from '../../search/openSearch';
import type { Job } from './defineJob';
import { ATTEMPTS_MAX, type Claimed, claimJobs } from './claimJobs';
import { createJobFinder } from './createJobFinder';
import { JOBS, jobDocument, newJobPath } from './jobDocument';
import { letNextGo } from './keyedJobs';
import { enqueueOnce } from './enqueueOnce';
import { createWorkLoop } from './createWorkLoop';
import { type Log, withRequest } from '../requestLog';
import { Store } from '../data/Store';
import type { StoredFiles } from '../data/StoredFiles';

export type Schedule = { name: string; everyMs: number; job: Job };

/** What `schedules/{name}` says beside when its job is next. */
export type ScheduleRun = { lastRunAt?: Date; lastRunMs?: number; lastFailedAt?: Date };

export type JobRunnerOptions = {
  db: Firestore;
  files: StoredFiles;
  accounts: Accounts;
  /** What jobs may ask of the search. */
  search?: Pick<OpenSearch, 'percolate'> | undefined;
  jobs: readonly Job[];
  schedules?: readonly Schedule[];
  /** Jobs whose last run is kept for administrators. */
  noted?: readonly string[];
  log: Log;
  /** Called after a job that put an e-mail into the outbox. */
  onDueEmail?: (() => void) | undefined;
  clock?: () => Date;
  /** How long an attempt holds a job: when its process dies, another takes it after that. */
  leaseMs?: number;
  /** How often an idle queue is looked at for what processes that died have left. */
  looksEveryMs?: number;
  /** Called after a job that wrote listings. */
  onListings?: () => void;
};

/** No time of a queue is later. */
const FAR_MS = 8.64e15;
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
    search,
    schedules = [],
    log,
    clock = () => new Date(),
    leaseMs = 60_000,
    onListings,
  } = options;
  const noted = new Set(options.noted);
  const jobs = new Map(options.jobs.map((job) => [job.name, job]));
  const nextAt = new Map<string, number>();
  const finder = createJobFinder(db, clock);
  let hasFailed = false;

  const execute = ({ path, name, input, lease, key }: Claimed) =>
    db.runTransaction(async (transaction) => {
      const store = new Store(db, transaction, clock());
      if ((await store.read(path))?.lease !== lease) return null; // somebody else has it, or has done it
      const job = jobs.get(name);
      if (!job) throw new Error(`There is no job ${name}`);
      store.delete(path); // before what the job writes: it may put its successor in its own place
      await job.run({ input: input as never, store, files, accounts, search, now: clock() });
      if (key !== undefined) await letNextGo(key, path, store, clock());
      store.flush();
      return { writesListings: store.listingChange !== undefined, isEmailDue: store.isEmailDue };
    });

  const giveBack = ({ path, lease, attempts }: Claimed, error: unknown) =>
    db.runTransaction(async (transaction) => {
      const now = clock();
      if ((await new Store(db, transaction, now).read(path))?.lease !== lease) return;
      const pause = Math.min(BACKOFF_MS * 2 ** attempts, BACKOFF_MAX_MS);
      transaction.update(db.doc(path), {
        lease: FieldValue.delete(),
        lastError: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
        ...(attempts >= ATTEMPTS_MAX
          ? { dueAt: FieldValue.delete(), deadAt: now }
          : { dueAt: new Date(now.getTime() + pause) }),
      });
    });

  const runOne = (job: Claimed): Promise<void> =>
    withRequest(newTraceparent(job.trace), () => runLogged(job));

  async function runLogged(job: Claimed): Promise<void> {
    const startMs = performance.now();
    const waitedMs = clock().getTime() - job.createdAt.getTime();
    try {
      const done = await execute(job);
      if (done?.isEmailDue) options.onDueEmail?.();
      if (done?.writesListings) onListings?.();
      const latencyMs = Math.round(performance.now() - startMs);
      await noteRun(job.name, { lastRunAt: clock(), lastRunMs: latencyMs });
      log('job', { severity: 'INFO', job: job.name, attempt: job.attempts, latencyMs, waitedMs });
    } catch (error) {
      hasFailed = true;
      log(`job ${job.name}, attempt ${job.attempts}: ${(error as Error).message}`, {
        job: job.name,
        attempt: job.attempts,
      });
      await giveBack(job, error);
      await noteRun(job.name, { lastFailedAt: clock() });
    }
  }

  /** How a scheduled job went, for administrators; nothing depends on it. */
  async function noteRun(name: string, about: ScheduleRun): Promise<void> {
    if (!noted.has(name)) return;
    const path = documentPaths.schedule(name);
    await db
      .doc(path)
      .set(about, { merge: true })
      .catch((error: Error) => log(error.message));
  }

  /** Puts the jobs whose turn has come into the queue: all schedules are read in one request, since few are due. */
  async function keepSchedules(): Promise<void> {
    const nowMs = clock().getTime();
    const asked = schedules.filter(({ name }) => (nextAt.get(name) ?? 0) <= nowMs);
    if (asked.length === 0) return;
    const pathOf = ({ name }: Schedule) => documentPaths.schedule(name);
    const turns = await db.runTransaction(async (transaction) => {
      const now = clock();
      const store = new Store(db, transaction, now);
      await store.readAhead(asked.map(pathOf));
      const next = new Map<string, number>();
      for (const schedule of asked) {
        const kept = (await store.read(pathOf(schedule)))?.nextAt;
        const isDue = !(kept instanceof Date && kept > now);
        const following = isDue ? new Date(now.getTime() + schedule.everyMs) : kept;
        next.set(schedule.name, following.getTime());
        if (!isDue) continue;
        transaction.set(db.doc(pathOf(schedule)), { nextAt: following }, { merge: true });
        const document = jobDocument(schedule.job.name, {}, { now, at: now });
        transaction.create(db.doc(newJobPath()), document);
      }
      return next;
    });
    for (const [name, atMs] of turns) nextAt.set(name, atMs);
  }

  /** Runs what is due now; answers how many jobs there were. */
  async function runDue(): Promise<number> {
    await keepSchedules();
    const due = await finder.due();
    if (due.length === 0) return 0;
    const claimed = await claimJobs(due, { db, now: clock(), leaseMs });
    await Promise.all(claimed.map(runOne));
    return due.length;
  }

  const round = async () => {
    hasFailed = false;
    const count = await runDue();
    return { count, hasFailed, nextAt: count === 0 ? await whenNext() : undefined };
  };
  async function whenNext(): Promise<Date> {
    const jobAt = await finder.nextAt();
    return new Date(Math.min(jobAt?.getTime() ?? Infinity, ...nextAt.values(), FAR_MS));
  }
  const loop = createWorkLoop(round, {
    name: 'job queue',
    log,
    clock,
    ...(options.looksEveryMs !== undefined && { looksEveryMs: options.looksEveryMs }),
  });

  /** Puts a scheduled job into the queue, unless it waits there already; one that was given up gets its attempts back. */
  const ask = ({ name, job }: Schedule): Promise<void> =>
    db.runTransaction(async (transaction) => {
      const at = clock();
      const store = new Store(db, transaction, at);
      await enqueueOnce(job, {}, { at, path: `${JOBS}/clock-${name}` }, store);
      store.flush();
    });

  return {
    ...loop,
    ask,
    runDue,
  };
}
