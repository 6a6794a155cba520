import type { Cohort } from '@anunturi/shared-contract/registry/cohortSchema';
import type { ReleaseManifest } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { changeRegistry } from './changeRegistry';
import { checkCanary, checkLive, checkRelease, offerOf } from './checkRelease';
import { checkSteppedBack } from './checkSteppedBack';
import {
  type DeployedRegistry,
  type HistoryEntry,
  liveVersionOf,
  withCanary,
  withLive,
} from './DeployedRegistry';
import { versionBefore } from './liveVersions';
import { proveRelease } from './proveRelease';
import { pruneVersions } from './pruneVersions';
import { publishRemote, publishShell, type Publication } from './publish';
import type { Signing } from './releaseKeys';
import { readManifest, readShellManifest } from './readManifest';
import { readRegistry } from './readRegistry';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';
import { switchShell } from './switchShell';

/** Looks at a package as it would be live with a registry. @throws ReleaseRefused with what is wrong with it */
export type Look = (
  name: string,
  registry: DeployedRegistry,
  target: ReleaseTarget,
) => Promise<void>;
export type Context = Signing & {
  target: ReleaseTarget;
  /** Before it goes live; not at all unless told. */
  look?: Look | undefined;
  by?: string | undefined;
  /** Also a version that the site has stepped back from. */
  again?: boolean | undefined;
  now?: () => Date;
};
/** What was live before, and what is now. */
export type Change = { name: string; before: string | null; now: string };

/** Publishes a build and makes it live. @throws ReleaseRefused with the reason; nothing is changed then */
export async function release(publication: Publication, context: Context): Promise<Change> {
  const { name } = publication;
  const before = liveVersionOf(name, await readRegistry(context.target));
  if (name === 'shell') {
    const manifest = await publishShell(publication, context.target, context);
    await look(name, context, ({ remotes, ...registry }) => ({
      ...registry,
      // Those that may be out until they are released anew may be out here.
      remotes: Object.fromEntries(
        Object.entries(remotes).filter(([each]) => !publication.without?.includes(each)),
      ),
      shell: offerOf(manifest),
    }));
    const entry = entryOf(context, 'release');
    await switchShell(manifest, context, entry, publication);
  } else {
    const manifest = await publishRemote(publication, context.target, context);
    await look(name, context, (registry) =>
      withLive(registry, manifest, entryOf(context, 'release')),
    );
    await switchTo(manifest, context, 'release');
  }
  await pruneVersions(name, context.target);
  return { name, before, now: publication.version };
}

/** Makes an earlier version live again: the one before the live one, unless told. @throws ReleaseRefused when there is none */
export async function rollBack(
  name: string,
  context: Context,
  { version, without }: { version?: string | undefined; without?: readonly string[] } = {},
): Promise<Change> {
  const { target } = context;
  const registry = await readRegistry(target);
  const before = liveVersionOf(name, registry);
  const wanted = version ?? versionBefore(registry, name, before ?? '');
  if (!wanted) throw new ReleaseRefused(`${name} has no version before ${before ?? 'this one'}.`);
  const check = (now: DeployedRegistry) => checkLive(name, before, now);
  if (name === 'shell') {
    const manifest = await readShellManifest(wanted, target);
    await switchShell(manifest, context, entryOf(context, 'rollback'), {
      without,
      check,
      goesOn: !version,
    });
  } else
    await switchTo(await readManifest(name, wanted, target), context, 'rollback', {
      check,
      goesOn: !version,
    });
  return { name, before, now: wanted };
}

/**
 * Publishes a build for so many of a hundred visitors; another number changes their share, 0 ends it. `only` says whom of them
 * it is for; null is everybody, and unless told it stays as it is.
 */
export async function setCanary(
  publication: Publication | { name: string },
  percent: number,
  { only, ...context }: Context & { only?: Cohort | null | undefined },
): Promise<string> {
  const { target } = context;
  const { name } = publication;
  if (name === 'shell')
    throw new ReleaseRefused('The shell has no canary: release, then roll back.');
  const running = (await readRegistry(target)).canaries?.[name]?.release.version;
  if (percent === 0 && !running) throw new ReleaseRefused(`${name} has no canary.`);
  const manifest =
    'version' in publication && percent > 0
      ? await publishRemote(publication, target, context)
      : await readManifest(name, running ?? '', target);
  if (percent > 0) await proveRelease(manifest, target);
  if (percent > 0 && manifest.version !== running)
    await look(name, context, (now) => withLive(now, manifest, entryOf(context, 'canary')));
  const next = (now: DeployedRegistry) => {
    if (percent > 0) {
      if (!context.again) checkSteppedBack(name, manifest.version, now);
      checkRelease(manifest, now);
    } else checkCanary(manifest, now);
    const before = now.canaries?.[name];
    const kept = before?.release.version === manifest.version ? before.only : undefined;
    const share = { percent, only: only === undefined ? kept : (only ?? undefined) };
    return withCanary(now, manifest, share, entryOf(context, 'canary'));
  };
  await changeRegistry(name, context, next, { goesOn: true });
  await pruneVersions(name, target);
  return manifest.version;
}

/** Makes the canary of a remote the live version. @throws ReleaseRefused when it has none */
export async function promote(name: string, context: Context): Promise<Change> {
  const { target } = context;
  const registry = await readRegistry(target);
  const canary = registry.canaries?.[name];
  if (!canary) throw new ReleaseRefused(`${name} has no canary.`);
  const { version } = canary.release;
  const manifest = await readManifest(name, version, target);
  await look(name, context, (now) => withLive(now, manifest, entryOf(context, 'promote')));
  await switchTo(manifest, context, 'promote', {
    check: (now) => checkCanary(manifest, now),
    goesOn: true,
  });
  return { name, before: liveVersionOf(name, registry), now: version };
}

async function look(
  name: string,
  { look: lookAt, target }: Context,
  next: (registry: DeployedRegistry) => DeployedRegistry,
): Promise<void> {
  await lookAt?.(name, next(await readRegistry(target)), target);
}

/** What was checked and decided before may be otherwise by now: it is checked where it goes live. */
async function switchTo(
  manifest: ReleaseManifest,
  context: Context,
  act: HistoryEntry['act'],
  {
    check,
    goesOn = false,
  }: { check?: (registry: DeployedRegistry) => void; goesOn?: boolean } = {},
): Promise<void> {
  await proveRelease(manifest, context.target);
  const next = (registry: DeployedRegistry) => {
    check?.(registry);
    if (!context.again) checkSteppedBack(manifest.name, manifest.version, registry);
    checkRelease(manifest, registry);
    return withLive(registry, manifest, entryOf(context, act));
  };
  await changeRegistry(manifest.name, context, next, { goesOn });
}

const entryOf = ({ by, now = () => new Date() }: Context, act: HistoryEntry['act']) => ({
  at: now().toISOString(),
  act,
  ...(by ? { by } : {}),
});
