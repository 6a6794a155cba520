import type { Context } from 'hono';
import { Accounts } from './Accounts';
import { createCommandApp } from './createCommandApp';
import { createJobRunner, type Schedule } from './createJobRunner';
import type { Command } from './defineCommand';
import type { Job } from './defineJob';
import { openFirestore } from './openFirestore';
import { openStorage, type StoragePlace } from './openStorage';
import { createVerifyIdToken } from './verifyIdToken';

export type CommandServerOptions = StoragePlace & {
  commands: readonly Command[];
  jobs: readonly Job[];
  schedules?: readonly Schedule[];
  addressOf: (c: Context) => string;
  leaseMs?: number;
  log?: (line: string) => void;
};

/** Commands with their job queue on one database; `app` answers `/api/...`. */
export function openCommandServer(options: CommandServerOptions) {
  const { projectId, embedded, log = console.error } = options;
  const db = openFirestore(options);
  const files = openStorage(options);
  const accounts = new Accounts(options);
  const runner = createJobRunner({ ...options, db, files, accounts, log });
  const app = createCommandApp({
    ...options,
    db,
    files,
    verifyIdToken: createVerifyIdToken(projectId, embedded?.origin),
    onDone: runner.wake,
    log,
  });
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
