import { createHash } from 'node:crypto';
import { shellPages } from '@anunturi/shared-contract/navigation/shellPages';
import { grantedRoutes } from '@anunturi/shared-contract/registry/grantedRoutes';
import { prefixesOf } from '@anunturi/shared-contract/registry/prefixesOf';
import { isBelow } from '@anunturi/shared-contract/registry/isBelow';
import type { RouteGrants } from '@anunturi/shared-contract/registry/routeGrantsSchema';
import type { Context } from './acts';
import { changeRegistry, partFault } from './changeRegistry';
import { unsigned } from './checkRelease';
import {
  type DeployedRegistry,
  REGISTRY_PATH,
  noted,
  readDeployed,
  shownReleases,
} from './DeployedRegistry';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';

/** What remotes may claim from now on and could not before, and the other way round: `blog public /jurnal`. */
export type GrantChange = { added: string[]; taken: string[] };

/**
 * Puts grants in force. No shell is built for it: shell and HTML server read them from the registry.
 * @throws ReleaseRefused when two remotes would share a path, one would cover the shell's own, or a live release needs what is taken
 */
export async function releaseGrants(grants: RouteGrants, context: Context): Promise<GrantChange> {
  const before = listed(await readGrants(context.target));
  await changeGrants(grants, context, (registry) => [
    ...overlaps(grants),
    ...shownReleases(registry).flatMap((release) => [
      ...grantedRoutes(release, grants).refused,
      ...unsigned(release, grants[release.name]?.keys),
    ]),
    ...Object.keys(grants).flatMap((name) => {
      const fault = partFault(name, { ...registry, grants }, context);
      const isShown = registry.remotes[name] ?? registry.canaries?.[name];
      return fault && isShown ? [`${name} ${fault}`] : [];
    }),
  ]);
  const now = listed(grants);
  return {
    added: now.filter((each) => !before.includes(each)),
    taken: before.filter((each) => !now.includes(each)),
  };
}

/** Puts grants in force unless they are, without asking what live releases need: the next release of each is checked. */
export async function ensureGrants(grants: RouteGrants, context: Context): Promise<void> {
  if (JSON.stringify(await readGrants(context.target)) !== JSON.stringify(grants))
    await changeGrants(grants, context, () => overlaps(grants));
}

/** What the registry itself grants: nothing when no grants stand in it, or broken ones. */
async function readGrants(target: ReleaseTarget): Promise<RouteGrants> {
  const { registry, hasGrants } = readDeployed(await target.readText(REGISTRY_PATH));
  return hasGrants ? registry.grants : {};
}

async function changeGrants(
  grants: RouteGrants,
  context: Context,
  faultsOf: (registry: DeployedRegistry) => string[],
): Promise<void> {
  const { by, now = () => new Date() } = context;
  const next = (registry: DeployedRegistry) => {
    const faults = faultsOf(registry);
    if (faults.length > 0)
      throw new ReleaseRefused(`The grants are refused.\n${faults.join('\n')}`);
    const entry = { at: now().toISOString(), act: 'grants', name: 'grants' } as const;
    const version = createHash('sha256').update(listed(grants).join()).digest('hex').slice(0, 8);
    return noted({ ...registry, grants }, { ...entry, version, ...(by ? { by } : {}) });
  };
  await changeRegistry('grants', context, next, { goesOn: false });
}

/** `blog public /jurnal`, one for each prefix. */
const listed = (grants: RouteGrants) =>
  Object.entries(grants).flatMap(([name, grant]) =>
    Object.entries(grant).flatMap(([access, prefixes = []]) =>
      prefixes.map((prefix) => `${name} ${access} ${prefix}`),
    ),
  );

function overlaps(grants: RouteGrants): string[] {
  const claims = Object.entries(grants).flatMap(([name, grant]) =>
    [...new Set(prefixesOf(grant))].map((prefix) => ({ name, prefix })),
  );
  return claims.flatMap(({ name, prefix }, at) => [
    ...shellPages
      .filter(({ path }) => isBelow(prefix, path))
      .map(({ path }) => `${name} would cover ${path} of the shell with ${prefix}`),
    ...claims
      .slice(at + 1)
      .filter((other) => isBelow(prefix, other.prefix) || isBelow(other.prefix, prefix))
      .filter((other) => other.name !== name)
      .map((other) => `${name} and ${other.name} would share ${prefix} and ${other.prefix}`),
  ]);
}
