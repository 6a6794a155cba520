import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { type FaultTeller, createFaultTeller } from './createFaultTeller';
import type { Failing } from './Failing';
import type { Signing } from './releaseKeys';
import type { ReleaseTarget } from './ReleaseTarget';
import { type StepBackSettings, stepBack } from './stepBack';

/** New versions are looked at so often. */
const EVERY_MS = 20_000;

type Watch = {
  target: ReleaseTarget;
  settings: StepBackSettings;
  /** What browsers have told the HTML server. @throws Error with the reason when it does not say */
  readTelemetry: () => Promise<TelemetryReport>;
  /** Signs that an earlier version is live; where keys are granted nothing is taken back without. */
  signing?: Signing | undefined;
  /** Tells the operator what was taken back. */
  tell?: (failing: Failing) => Promise<void>;
  /** When a team is told of a fault, and how; nobody is unless told. */
  ofFaults?: FaultTeller;
  log: (line: string) => void;
  /** Called after each look that saw what browsers told: how long it took, and how long ago the one before ended. */
  onLook?: (about: { latencyMs: number; sinceLastMs: number }) => void;
  now?: () => Date;
};

/** Steps back from new versions that fail, until it is told to stop. */
export function watchReleases(watch: Watch): () => void {
  if (watch.settings.withinMinutes === 0) return () => {};
  const look = createLook(watch);
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => clearInterval(timer);
}

/** One look at new versions. Why there is nothing to see is said once, not at every look; and so is that there is again. */
export function createLook({
  target,
  settings,
  readTelemetry,
  tell = async () => {},
  ofFaults,
  log,
  onLook,
  now,
  signing,
}: Watch): () => Promise<void> {
  const tellOfFaults = ofFaults ? createFaultTeller(ofFaults, target) : async () => [];
  let said = '';
  let lastMs = performance.now();
  const say = (line: string) => {
    if (line !== said) log(line || 'New versions are watched; nothing is in the way any more.');
    said = line;
  };
  return async () => {
    const startMs = performance.now();
    try {
      const report = await readTelemetry();
      const { taken, refused } = await stepBack(target, report, settings, now?.(), signing);
      for (const failing of taken) {
        const { name, from, to, shown, failed, isOfData, isCanary } = failing;
        log(
          `${isOfData ? 'Data of ' : ''}${name} ${from} failed at ${failed} of ${shown} visits: ${isCanary ? 'its canary is over' : `${to} is live again`}.`,
        );
        await tell(failing).catch((error: Error) =>
          log(`The e-mail about ${name} was not sent: ${error.message}`),
        );
      }
      say([...refused, ...(await tellOfFaults(report))].join('\n'));
      const endMs = performance.now();
      const about = { latencyMs: endMs - startMs, sinceLastMs: endMs - lastMs };
      onLook?.({
        latencyMs: Math.round(about.latencyMs),
        sinceLastMs: Math.round(about.sinceLastMs),
      });
      lastMs = endMs;
    } catch (error) {
      say(`New versions are not watched: ${(error as Error).message}`);
    }
  };
}
