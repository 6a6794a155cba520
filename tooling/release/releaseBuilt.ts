import { buildNames } from '../build/folders';
import { buildFolder, readBuild } from '../build/describeBuild';
import { release } from './acts';
import { readRegistry } from './readRegistry';
import { findMisfits } from './checkRelease';
import { unsignedGrants } from '@anunturi/edge/registry/configuredGrants';
import { type DeployedRegistry, liveVersionOf, shownReleases } from './DeployedRegistry';
import { mendRelease } from './mendRelease';
import { damageOf, wordsOf } from './proveRelease';
import { manifestPath, readManifest, readShellManifest } from './readManifest';
import { ensureGrants } from './releaseGrants';
import type { Signer } from './releaseKeys';
import type { ReleaseTarget } from './ReleaseTarget';
import { ensureShellServed } from './serveShell';
import { versionOf } from './versionOf';

const BY = 'npm start';

type Options = {
  folderOf?: (name: string) => string;
  warn?: (line: string) => void;
  /** Signs what goes live; nothing is signed unless told. */
  sign?: Signer | undefined;
};

/**
 * What `npm start` does with grants and builds: the grants of remotes.config.json are in force, but for
 * their keys (what is built here is signed by nobody), and
 * each build that is not live goes live, an earlier one too. What somebody else has decided since (rolled back, a canary,
 * another release) stays so.
 * A new shell waits for no remote: those with a new build follow right after it, and what then cannot run in it (rolled
 * back, or of another checkout) is warned of.
 * @returns what went live
 */
export async function releaseBuilt(
  target: ReleaseTarget,
  { folderOf = buildFolder, warn = console.warn, sign }: Options = {},
): Promise<string[]> {
  const released: string[] = [];
  const context = { target, by: BY, sign };
  await ensureGrants(unsignedGrants, context);
  for (const name of buildNames) {
    const folder = folderOf(name);
    const { digest } = await readBuild(folder);
    const version = await versionOf(name, null, digest);
    const registry = await readRegistry(target);
    const live = liveVersionOf(name, registry);
    const isKnown = (await target.readText(manifestPath(name, version))) !== null;
    const isDecided = isKnown && !isReleasedHere(name, registry);
    const published = live ? await readPublished(name, live, target) : null;
    const isLive = published?.digest === digest;
    // What was lost since is put back from the same build.
    if (isLive) await mendRelease(published, folder, target);
    if (live && (isDecided || isLive)) {
      const damage = published ? await damageOf(published, target) : [];
      if (damage.length > 0) warn(`${name} ${live} is not whole: ${wordsOf(damage)}`);
      if (name === 'shell') await ensureShellServed(target);
      continue;
    }
    const without = shownReleases(registry).map((shown) => shown.name);
    await release({ name, version, folder, without }, context);
    released.push(`${name} ${version}`);
  }
  const registry = await readRegistry(target);
  for (const { reason } of registry.shell ? findMisfits(registry.shell, registry) : [])
    warn(`Left out of the pages until it is released anew: ${reason}.`);
  return released;
}

/** Whether the last that happened to it was a start like this one. */
function isReleasedHere(name: string, { history = [] }: DeployedRegistry): boolean {
  const last = history.findLast((entry) => entry.name === name);
  return last?.act === 'release' && last.by === BY;
}

async function readPublished(name: string, version: string, target: ReleaseTarget) {
  try {
    return name === 'shell'
      ? { name, ...(await readShellManifest(version, target)) }
      : await readManifest(name, version, target);
  } catch {
    return null; // released by hand, without what we write about it
  }
}
