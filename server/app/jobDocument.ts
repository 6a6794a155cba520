import { randomUUID } from 'node:crypto';
import { currentTrace } from './requestLog';

/** The outbox and queue of jobs: no rule lets a browser in. */
export const JOBS = 'jobs';

/** A document of `jobs/{id}`; it is gone when the job is done. */
export type JobDocument = {
  name: string;
  input: unknown;
  /** When somebody should take it: its time, or the end of the lease that a worker holds. A dead letter has none. */
  dueAt?: Date;
  attempts: number;
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

export const jobDocument = (
  name: string,
  input: unknown,
  { now, at }: { now: Date; at: Date },
): JobDocument => {
  const trace = currentTrace();
  return { name, input, dueAt: at, attempts: 0, createdAt: now, ...(trace && { trace }) };
};
