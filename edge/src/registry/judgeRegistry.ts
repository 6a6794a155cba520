import { type Canary, parseCanaries } from '@anunturi/shared-contract/registry/parseCanaries';
import { parseRegistry } from '@anunturi/shared-contract/registry/parseRegistry';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { RouteGrants } from '@anunturi/shared-contract/registry/routeGrantsSchema';
import { parseStatements } from '@anunturi/shared-contract/registry/statementSchema';
import * as z from 'zod/mini';
import type { ReleaseFolder } from '../rendering/createReleaseFileReader';
import { configuredGrants } from './configuredGrants';
import { entriesOf, type KeptRegistry, shellOf } from './keptRegistry';
import { listFault } from './listFault';
import { signatureFault } from './signatureFault';
import { saidFault, statementFault, statementKeys } from './statementFault';

type Judge = {
  registryFile: string;
  folder: ReleaseFolder;
  platformKeys: readonly string[] | undefined;
};

/** What counts of a registry, with the grants that are in force, and its canaries. */
export type Judged = { good: KeptRegistry; grants: RouteGrants; canaries: Record<string, Canary> };

/**
 * What counts of a registry as it is written: what is whole, signed and said to be live as its grants want it. Instead of what is not,
 * what was good before; instead of a canary, nothing. What is wrong is told. @throws Error for what is no registry
 */
export async function judgeRegistry(
  raw: unknown,
  before: KeptRegistry,
  { registryFile, folder, platformKeys }: Judge,
): Promise<Judged> {
  const parsed = parseRegistry(raw);
  if (!parsed) throw new Error('it is no registry');
  const said = parseStatements(raw);
  const statements = { ...before.statements };
  /** Why a part is not live as it is written; a statement that counts is the last one from now on. */
  const sayingFault = (
    part: string,
    keys: readonly string[] | undefined,
    kind: 'live' | 'canary',
    entry: unknown,
  ) => {
    if (!keys) return null;
    const statement = said[part];
    const fault = statementFault(part, statement, { keys, seen: before.statements[part] });
    if (fault || !statement) return fault;
    statements[part] = statement;
    return saidFault(statement, kind, entry);
  };

  const brokenGrants =
    parsed.brokenGrants ?? sayingFault('grants', platformKeys, 'live', grantsOf(raw));
  if (brokenGrants) console.error(`The grants of ${registryFile} are broken.`, brokenGrants);
  const written = brokenGrants ? before.registry.grants : parsed.registry.grants;
  const { grants } = brokenGrants
    ? withGrants({ remotes: parsed.registry.remotes, grants: written })
    : parsed.registry;
  const keysOf = (name: string) => statementKeys(name, grants, platformKeys);

  const good: KeptRegistry = {
    registry: { remotes: {}, grants: written },
    entries: {},
    shell: shellOf(raw),
    statements,
  };
  const shellFault =
    platformKeys &&
    (signatureFault(good.shell ?? {}, platformKeys) ??
      sayingFault('shell', platformKeys, 'live', good.shell));
  if (shellFault) {
    console.error(`The shell of ${registryFile} is broken.`, `It ${shellFault}.`);
    good.shell = before.shell;
  }

  const take = (release: RemoteRelease, entry: unknown) => {
    good.registry.remotes[release.name] = release;
    good.entries[release.name] = entry;
  };
  const entries = entriesOf(raw);
  // Where keys are granted, a remote does not go because somebody has taken it out of the file.
  const missing = Object.keys(before.entries).filter(
    (name) => !Object.hasOwn(entries, name) && keysOf(name),
  );
  for (const name of [...Object.keys(entries), ...missing]) {
    const release = parsed.registry.remotes[name];
    const unsaid = sayingFault(name, keysOf(name), 'live', entries[name]);
    const fault =
      parsed.broken[name] ??
      (release && (await entryFault(release, entries[name], grants, folder))) ??
      unsaid;
    if (!fault) {
      if (release) take(release, entries[name]);
      continue;
    }
    console.error(`The entry ${name} of ${registryFile} is broken.`, fault);
    const earlier = before.registry.remotes[name];
    if (earlier && !(await entryFault(earlier, before.entries[name], grants, folder)))
      take(earlier, before.entries[name]);
  }

  const canaries = parseCanaries(raw);
  const canaryEntries = canariesOf(raw);
  for (const [name, { release }] of Object.entries(canaries)) {
    const entry = canaryEntries[name];
    const fault =
      (await entryFault(release, entry?.release, grants, folder)) ??
      sayingFault(name, keysOf(name), 'canary', entry);
    if (!fault) continue;
    console.error(`The canary of ${name} is left out.`, fault);
    delete canaries[name];
  }
  return { good, grants, canaries };
}

/** Why a release does not count where its grant names keys; undefined where it counts. */
async function entryFault(
  release: RemoteRelease,
  entry: unknown,
  grants: RouteGrants,
  folder: ReleaseFolder,
): Promise<string | undefined> {
  const keys = Object.hasOwn(grants, release.name) ? grants[release.name]?.keys : undefined;
  if (!keys) return undefined;
  const fault = signatureFault(entry, keys) ?? (await listFault(release, folder));
  return fault ? `${release.name} ${release.version} ${fault}` : undefined;
}

/** Remotes that nobody ever granted anything were released before grants were: they have those of this build. */
export const withGrants = (registry: RemoteRegistry): RemoteRegistry =>
  Object.keys(registry.grants).length === 0 && Object.keys(registry.remotes).length > 0
    ? { ...registry, grants: configuredGrants }
    : registry;

const grantsSchema = z.object({ grants: z.unknown() });
const grantsOf = (raw: unknown): unknown => grantsSchema.safeParse(raw).data?.grants;

const canariesSchema = z.object({
  canaries: z.record(z.string(), z.looseObject({ release: z.unknown() })),
});
const canariesOf = (raw: unknown) => canariesSchema.safeParse(raw).data?.canaries ?? {};
