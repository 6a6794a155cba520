import { PREFIX, type SchedulerPlace } from './toSchedulerCommands';

/**
 * Jobs of Cloud Scheduler that were ours and are in `jobs.ts` no more, out of what `gcloud scheduler jobs list` prints, a name
 * a line.
 */
export function leftSchedulerJobs(listed: string, kept: readonly string[]): string[] {
  const names = listed.split(/\s+/).map((line) => line.split('/').at(-1)!);
  const ours = new Set(kept.map((name) => PREFIX + name));
  return names.filter((name) => name.startsWith(PREFIX) && !ours.has(name));
}

type Place = Pick<SchedulerPlace, 'project' | 'location'>;
const at = ({ project, location }: Place) => [`--project=${project}`, `--location=${location}`];

export const toListArguments = (place: Place): string[] => [
  'scheduler',
  'jobs',
  'list',
  '--format=value(name)',
  ...at(place),
];

export const toDeleteArguments = (name: string, place: Place): string[] => [
  'scheduler',
  'jobs',
  'delete',
  name,
  '--quiet',
  ...at(place),
];
