import { Hono } from 'hono';
import type { createJobRunner, Schedule } from './createJobRunner';
import type { Log } from '../requestLog';
import { Refusal } from '../command/refuse';

/** The name under which the clock asks for what is due, beside the schedules. */
export const QUEUE = 'queue';
/** Less than a request may last; what is left is taken by the next one. */
const BUSY_MAX_MS = 4 * 60 * 1000;

export type JobsAppOptions = {
  runner: Pick<ReturnType<typeof createJobRunner>, 'ask' | 'runDue'>;
  schedules: readonly Schedule[];
  /** Refuses everybody but the clock. @throws Refusal */
  verifyClock: (token: string) => Promise<void>;
  log: Log;
};

/** `POST /jobs/{name}`: the clock of a project (Cloud Scheduler) asks for a scheduled job, or for what is due (`queue`). */
export function createJobsApp({ runner, schedules, verifyClock, log }: JobsAppOptions): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.code }, 401);
    log(`${c.req.path}: ${error.stack ?? error.message}`);
    return c.json({ error: 'unavailable' }, 503);
  });
  app.post('/jobs/:name', async (c) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    await verifyClock(token ?? '');
    const name = c.req.param('name');
    const schedule = schedules.find((each) => each.name === name);
    if (!schedule && name !== QUEUE) return c.json({ error: 'notFound' }, 404);
    if (schedule) await runner.ask(schedule);
    const end = Date.now() + BUSY_MAX_MS;
    let ran = 0;
    for (let some = await runner.runDue(); some > 0; some = await runner.runDue()) {
      ran += some;
      if (Date.now() > end) break;
    }
    return c.json({ ran });
  });
  return app;
}
