import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { readRegistry } from './readRegistry';
import { shownReleases } from './DeployedRegistry';
import { type FrequentFault, faultKey, findFrequent } from './faultEmail';
import { whatOf } from './faultRows';
import type { ReleaseTarget } from './ReleaseTarget';

export type FaultTeller = {
  /** A fault is told of from so many times on. */
  fromCount: number;
  tell: (fault: FrequentFault) => Promise<void>;
};

/**
 * Tells of each frequent fault of a version once, as long as the program runs (and by the id of its e-mail also after another start); what could not be told is tried at the next
 * look. @returns why something was not told
 */
export function createFaultTeller({ fromCount, tell }: FaultTeller, target: ReleaseTarget) {
  const told = new Set<string>();
  return async ({ groups = [] }: TelemetryReport): Promise<string[]> => {
    const registry = await readRegistry(target);
    const shell = registry.shell?.release;
    const live = new Set([
      ...shownReleases(registry).map(({ name, version }) => `${name} ${version}`),
      ...(shell ? [`shell ${shell}`] : []),
    ]);
    const refused: string[] = [];
    for (const fault of findFrequent(groups, live, { fromCount })) {
      const key = faultKey(fault);
      if (told.has(key)) continue;
      await tell(fault).then(
        () => told.add(key),
        (error: Error) =>
          refused.push(`The e-mail about ${whatOf(fault.group)} was not sent: ${error.message}`),
      );
    }
    return refused;
  };
}
