import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRouteTable } from '@anunturi/shared-contract/navigation/routeTable';
import { type Canary, parseCanaries } from '@anunturi/shared-contract/registry/parseCanaries';
import { grantedRoutes } from '@anunturi/shared-contract/registry/grantedRoutes';
import { grantedRegistry } from '@anunturi/shared-contract/registry/grantedRegistry';
import { parseRegistry } from '@anunturi/shared-contract/registry/parseRegistry';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import { replaceFile } from '../files/replaceFile';
import { configuredGrants } from './configuredGrants';
import { createFileReader } from './createFileReader';
import type { LiveFor, LiveRegistry } from './LiveRegistry';
import { shellReleaseOf } from './shellReleaseOf';
import { visitorGroup } from '../pages/canaryGroup';

/** Reads what is live for the visitor whose request is answered. */
export type RegistryReader = {
  (): Promise<LiveRegistry>;
  /** For all groups of them. */
  forGroups(): Promise<LiveFor>;
};

/**
 * Reads the registry, parsed and cut to what is granted. A broken entry costs itself; when there is an earlier good
 * release of that remote, it stays live. The last good registry is kept on disk, for a server that starts on a broken one.
 * An earlier registry, without grants, has those of this server's build.
 */
export function createRegistryReader(
  registryFile: string,
  lastGoodFile = registryFile.replace(/(\.json)?$/, '.last-good.json'),
): RegistryReader {
  let lastGood: RemoteRegistry | undefined;
  const readLastGood = async () => (lastGood ??= await readKept(lastGoodFile));

  const forGroups = createFileReader<LiveFor>(registryFile, {
    async parse(raw) {
      const parsed = parseRegistry(raw);
      if (!parsed) throw new Error('it is no registry');
      const { remotes } = parsed.registry;
      if (parsed.brokenGrants)
        console.error(`The grants of ${registryFile} are broken.`, parsed.brokenGrants);
      const { grants } = parsed.brokenGrants ? await readLastGood() : parsed.registry;
      const registry = { remotes, grants };
      for (const [name, reason] of Object.entries(parsed.broken)) {
        console.error(`The entry ${name} of ${registryFile} is broken.`, reason);
        const kept = (await readLastGood()).remotes[name];
        if (kept) remotes[name] = kept;
      }
      if (JSON.stringify(await readLastGood()) !== JSON.stringify(registry))
        await keep(lastGoodFile, registry);
      lastGood = registry;
      return createVariants(
        parsed.brokenGrants ? withGrants(registry) : registry,
        parseCanaries(raw),
        shellReleaseOf(raw),
      );
    },
    fallback: async () => createVariants(withGrants(await readLastGood()), {}),
  });
  return Object.assign(async () => (await forGroups())(visitorGroup()), { forGroups });
}

const NOTHING: RemoteRegistry = { remotes: {}, grants: {} };

/** Remotes that nobody ever granted anything were released before grants were: they have those of this build. */
const withGrants = (registry: RemoteRegistry): RemoteRegistry =>
  Object.keys(registry.grants).length === 0 && Object.keys(registry.remotes).length > 0
    ? { ...registry, grants: configuredGrants }
    : registry;

/** What is live for a group of visitors: one registry for each set of canaries that some group is shown. */
function createVariants(
  { remotes, grants }: RemoteRegistry,
  canaries: Record<string, Canary>,
  shellRelease?: string,
): LiveFor {
  const variants = new Map<string, LiveRegistry>();
  const usable = Object.values(canaries).filter(
    ({ release }) => grantedRoutes(release, grants).routes.length > 0,
  );
  return (group = 100) => {
    const shown = usable.filter(({ percent }) => group < percent);
    const key = shown.map(({ release }) => release.name).join();
    const known = variants.get(key);
    if (known) return known;
    const replaced = Object.fromEntries(shown.map(({ release }) => [release.name, release]));
    const variant = toLive({ remotes: { ...remotes, ...replaced }, grants }, shellRelease);
    variants.set(key, variant);
    return variant;
  };
}

function toLive(parsed: RemoteRegistry, shellRelease?: string): LiveRegistry {
  const { registry, refused } = grantedRegistry(parsed);
  for (const reason of refused) console.error(`A route of the registry is left out: ${reason}.`);
  const stamp = createHash('sha256')
    .update(JSON.stringify([registry, shellRelease]))
    .digest('base64url');
  const table = createRouteTable(registry);
  return { registry: withoutQueries(registry), table, stamp, shellRelease };
}

/** As pages carry it: the parameters of each route are known to the HTML server alone. */
const withoutQueries = ({ remotes, grants }: RemoteRegistry): RemoteRegistry => ({
  grants,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, release]) => [
      name,
      { ...release, routes: release.routes.map(({ query: _query, ...route }) => route) },
    ]),
  ),
});

async function readKept(file: string): Promise<RemoteRegistry> {
  const text = await readFile(file, 'utf8').catch(() => ''); // nothing was good yet
  try {
    return parseRegistry(JSON.parse(text || 'null'))?.registry ?? NOTHING;
  } catch (error) {
    console.error(`${file} could not be read.`, error);
    return NOTHING;
  }
}

/** A folder that is read only costs the next start its fallback, nothing else. */
async function keep(file: string, registry: RemoteRegistry): Promise<void> {
  try {
    await replaceFile(file, JSON.stringify(registry));
  } catch (error) {
    console.error(`The last good registry could not be kept in ${file}.`, error);
  }
}
