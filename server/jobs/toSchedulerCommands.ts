import { QUEUE } from '../app/queue/createJobsApp';
import type { Schedule } from '../app/queue/createJobRunner';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Our jobs among others of a project. */
export const PREFIX = 'market-';

export type SchedulerPlace = {
  project: string;
  location: string;
  /** The address of the service that runs the jobs. */
  url: string;
  /** The service account that Cloud Scheduler calls as. */
  account: string;
};

/** What every tick of the queue's own clock is for: jobs that failed and wait for another attempt. */
const QUEUE_EVERY_MS = 5 * MINUTE_MS;

/** The arguments of gcloud that bring Cloud Scheduler to these schedules: `create` where there is none of the name, else `update`. */
export function toSchedulerCommands(
  schedules: readonly Pick<Schedule, 'name' | 'everyMs'>[],
  { project, location, url, account }: SchedulerPlace,
): { name: string; toArguments(verb: 'create' | 'update'): string[] }[] {
  const audience = url.replace(/\/+$/, '');
  return [...schedules, { name: QUEUE, everyMs: QUEUE_EVERY_MS }].map(({ name, everyMs }) => ({
    name,
    toArguments: (verb) => [
      'scheduler',
      'jobs',
      verb,
      'http',
      PREFIX + name,
      `--project=${project}`,
      `--location=${location}`,
      `--schedule=${toCron(everyMs)}`,
      '--time-zone=Etc/UTC',
      `--uri=${audience}/jobs/${name}`,
      '--http-method=POST',
      `--oidc-service-account-email=${account}`,
      `--oidc-token-audience=${audience}`,
      '--attempt-deadline=300s',
    ],
  }));
}

/** How Cloud Scheduler writes "every so often". @throws Error for what does not divide an hour or a day */
export function toCron(everyMs: number): string {
  const [minutes, hours] = [everyMs / MINUTE_MS, everyMs / HOUR_MS];
  if (hours === 24) return '0 0 * * *';
  if (Number.isInteger(hours) && 24 % hours === 0)
    return hours === 1 ? '0 * * * *' : `0 */${hours} * * *`;
  if (Number.isInteger(minutes) && 60 % minutes === 0) return `*/${minutes} * * * *`;
  throw new Error(`Nothing in a crontab happens every ${everyMs} ms`);
}
