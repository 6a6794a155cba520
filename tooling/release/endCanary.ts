import type { CanaryVerdict } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { checkCanary } from './checkRelease';
import { changeRegistry } from './changeRegistry';
import { type DeployedRegistry, liveVersionOf, withCanary } from './DeployedRegistry';
import { readManifest } from './readManifest';
import type { Signing } from './releaseKeys';
import type { ReleaseTarget } from './ReleaseTarget';
import type { Failing } from './Failing';

/** Ends a canary that fails, under the registry's lock. @throws ReleaseRefused when it is over by now */
export async function endCanary(
  { name, version, visits, data }: CanaryVerdict,
  context: Signing & { target: ReleaseTarget },
  now: Date,
): Promise<Failing> {
  const isOfData = (data?.failed ?? 0) > (visits?.failed ?? 0);
  const { shown, failed } = (isOfData ? data : visits) ?? { shown: 0, failed: 0 };
  const about = { from: version, shown, failed, ...(isOfData && { isOfData }) } as const;
  const manifest = await readManifest(name, version, context.target);
  let live = '';
  const next = (registry: DeployedRegistry) => {
    checkCanary(manifest, registry);
    live = liveVersionOf(name, registry) ?? '';
    const entry = { at: now.toISOString(), by: 'the site' };
    return withCanary(
      registry,
      manifest,
      { percent: 0 },
      {
        ...entry,
        stepBack: { ...about, isCanary: true },
      },
    );
  };
  await changeRegistry(name, context, next, { goesOn: true });
  return { name, to: live, isCanary: true, ...about };
}
