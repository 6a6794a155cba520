import type { DeployedRegistry } from './DeployedRegistry';
import { ReleaseRefused } from './ReleaseTarget';

/** Stops a version that the site stepped back from, since browsers failed with it. @throws ReleaseRefused with when and how often */
export function checkSteppedBack(
  name: string,
  version: string,
  { history = [] }: DeployedRegistry,
): void {
  const failed = history.findLast(
    (entry) => entry.name === name && entry.stepBack?.from === version,
  );
  if (!failed?.stepBack) return;
  const { at, stepBack } = failed;
  throw new ReleaseRefused(
    `${name} ${version} was taken back on ${at}: ${stepBack.isOfData ? 'its data' : 'it'} failed at ${stepBack.failed} of ${stepBack.shown} visits. Release what is mended, or say --again.`,
  );
}
