import { createHash, randomUUID } from 'node:crypto';
import { currentTrace } from '../requestLog';

/** The outbox and queue of jobs: no rule lets a browser in. */
export const JOBS = 'jobs';

/** A document of `jobs/{id}`; it is gone when the job is done. */
export type JobDocument = {
  name: string;
  input: unknown;
  /** When somebody should take it: its time, or the end of the lease that a worker holds. A dead letter has none. */
  dueAt?: Date;
  attempts: number;
  /** What is worked on beside the others, 0 to SHARDS - 1. One that an earlier version left has none. */
  shard?: number;
  /** Jobs of one key are done one after the other, in the order in which they were asked for. */
  key?: string;
  /** Names the attempt that holds it: only that one may end it. */
  lease?: string;
  createdAt: Date;
  /** Of the page view whose command asked for it. */
  trace?: string;
  lastError?: string;
  /** Given up after the last attempt; an administrator may run it again. */
  deadAt?: Date;
};

export const newJobPath = (): string => `${JOBS}/${randomUUID()}`;

/** Workers of several processes take different ones, so that their claims do not wait for each other. */
export const SHARDS = 16;

export const jobDocument = (
  name: string,
  input: unknown,
  { now, at, key }: { now: Date; at: Date; key?: string | undefined },
): JobDocument => {
  const trace = currentTrace();
  const shard =
    createHash('sha256')
      .update(key ?? randomUUID())
      .digest()[0]! % SHARDS;
  return {
    name,
    input,
    dueAt: at,
    attempts: 0,
    shard,
    createdAt: now,
    ...(key !== undefined && { key }),
    ...(trace && { trace }),
  };
};
