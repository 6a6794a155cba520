import type { Context } from 'hono';
import { Accounts } from './Accounts';
import { createCommandApp } from './createCommandApp';
import { createJobRunner, type Schedule } from './createJobRunner';
import { createJobsApp } from './createJobsApp';
import type { Command } from './defineCommand';
import type { Job } from './defineJob';
import { openFirestore } from './openFirestore';
import { openStorage, type StoragePlace } from './openStorage';
import { type Clock, createVerifyClock } from './verifyClock';
import { createVerifyIdToken } from './verifyIdToken';

export type CommandServerOptions = StoragePlace & {
  commands: readonly Command[];
  jobs: readonly Job[];
  schedules?: readonly Schedule[];
  addressOf: (c: Context) => string;
  /** Whose clock calls `/jobs/{name}`; without it this process keeps the schedules itself. */
  clock?: Clock;
  leaseMs?: number;
  log?: (line: string) => void;
};

/** Commands with their job queue on one database; `app` answers `/api/...`, and `/jobs/...` where a clock calls. */
export function openCommandServer(options: CommandServerOptions) {
  const { projectId, embedded, log = console.error } = options;
  const db = openFirestore(options);
  const files = openStorage(options);
  const accounts = new Accounts(options);
  const { clock, schedules = [], ...shared } = options;
  const own = { ...shared, db, files, accounts, log };
  const runner = createJobRunner({
    db,
    files,
    accounts,
    log,
    jobs: options.jobs,
    ...(!clock && { schedules }),
    ...(options.leaseMs !== undefined && { leaseMs: options.leaseMs }),
  });
  const app = createCommandApp({
    ...own,
    verifyIdToken: createVerifyIdToken(projectId, embedded?.origin),
    onDueJob: runner.wake,
  });
  if (clock)
    app.route(
      '/',
      createJobsApp({ runner, schedules, verifyClock: createVerifyClock(clock), log }),
    );
  return {
    app,
    db,
    files,
    runner,
    async close() {
      await runner.stop();
      await db.terminate();
    },
  };
}
