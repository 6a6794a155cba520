import type { ReleaseManifest } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { readRegistry } from '../release/readRegistry';
import { liveVersionOf, withLive } from '../release/DeployedRegistry';
import { readManifest } from '../release/readManifest';
import type { ReleaseTarget } from '../release/ReleaseTarget';
import { contractChanges } from './contractChanges';
import { measureScreens } from './measureScreens';
import { takePictures } from './takePictures';
import type { Comparison } from './writeComment';

type Compared = Pick<Comparison, 'live' | 'version' | 'before' | 'now' | 'contract' | 'screens'>;

/** What a published build of a remote has otherwise than the one that is live. */
export async function compareWithLive(
  manifest: ReleaseManifest,
  options: { target: ReleaseTarget; folder: string; executablePath: string | undefined },
): Promise<Compared> {
  const { target, executablePath } = options;
  const { name, version } = manifest;
  const registry = await readRegistry(target);
  const live = liveVersionOf(name, registry);
  const before = live ? await readManifest(name, live, target) : null;
  const act = { at: new Date().toISOString(), act: 'release' } as const;
  const next = withLive(registry, manifest, act);
  return {
    live,
    version,
    before: before ? await measureScreens(before, target) : {},
    now: await measureScreens(manifest, target),
    contract: contractChanges(before ?? { routes: [] }, manifest),
    screens:
      executablePath && registry.shell
        ? await takePictures(name, { live: registry, next }, { ...options, executablePath })
        : null,
  };
}
