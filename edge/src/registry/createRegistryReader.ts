import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { createRouteTable } from '@anunturi/shared-contract/navigation/routeTable';
import type { Canary } from '@anunturi/shared-contract/registry/parseCanaries';
import { grantedRoutes } from '@anunturi/shared-contract/registry/grantedRoutes';
import { grantedRegistry } from '@anunturi/shared-contract/registry/grantedRegistry';
import { parseRegistry } from '@anunturi/shared-contract/registry/parseRegistry';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { ReleaseFolder } from '../rendering/createReleaseFileReader';
import { configuredGrants } from './configuredGrants';
import * as z from 'zod/mini';
import { createFileReader } from './createFileReader';
import type { LiveFor, LiveRegistry } from './LiveRegistry';
import { entriesOf, keep, type KeptRegistry, readKept } from './keptRegistry';
import { shellOfferOf } from './shellOfferOf';
import { entryFault, grantsFault, soundCanaries } from './signedEntries';
import { ofOrigin, type Split } from '../split/Split';
import type { RouteGrants } from '@anunturi/shared-contract/registry/routeGrantsSchema';
import { currentVisitor } from '../pages/canaryGroup';

/** Reads what is live for the visitor whose request is answered. */
export type RegistryReader = {
  (): Promise<LiveRegistry>;
  /** For all groups of them. */
  forGroups(): Promise<LiveFor>;
};

type Options = Partial<ReleaseFolder> & {
  lastGoodFile?: string;
  /** Who signs grants; nobody has to unless told. */
  platformKeys?: readonly string[] | undefined;
  /** The county of this site: a canary may be for another one's alone. */
  county?: string | undefined;
  /** Which part of the site is shown; all of it unless told. */
  split?: Split | undefined;
};

/**
 * Reads the registry, parsed and cut to what is granted and signed. A broken entry costs itself; when there is an earlier good
 * release of that remote, it stays live. The last good registry is kept on disk, for a server that starts on a broken one.
 * An earlier registry, without grants, has those of this server's build.
 */
export function createRegistryReader(
  registryFile: string,
  {
    lastGoodFile = registryFile.replace(/(\.json)?$/, '.last-good.json'),
    releasesFolder = join(dirname(registryFile), 'releases'),
    siteOrigin = '',
    platformKeys,
    county,
    split,
  }: Options = {},
): RegistryReader {
  const folder = { releasesFolder, siteOrigin };
  let lastGood: KeptRegistry | undefined;
  const readLastGood = async () => (lastGood ??= await readKept(lastGoodFile));

  const forGroups = createFileReader<LiveFor>(registryFile, {
    async parse(raw) {
      const parsed = parseRegistry(raw);
      if (!parsed) throw new Error('it is no registry');
      const before = await readLastGood();
      const brokenGrants = parsed.brokenGrants ?? grantsFault(raw, platformKeys);
      if (brokenGrants) console.error(`The grants of ${registryFile} are broken.`, brokenGrants);
      const written = brokenGrants ? before.registry.grants : parsed.registry.grants;
      const { grants } = brokenGrants
        ? withGrants({ remotes: parsed.registry.remotes, grants: written })
        : parsed.registry;
      const good: KeptRegistry = { registry: { remotes: {}, grants: written }, entries: {} };
      const take = async (release: RemoteRelease | undefined, entry: unknown) => {
        const fault = release && (await entryFault(release, entry, grants, folder));
        if (!release || fault) return fault;
        good.registry.remotes[release.name] = release;
        good.entries[release.name] = entry;
        return undefined;
      };
      const entries = entriesOf(raw);
      for (const name of Object.keys(entries)) {
        const fault =
          parsed.broken[name] ?? (await take(parsed.registry.remotes[name], entries[name]));
        if (!fault) continue;
        console.error(`The entry ${name} of ${registryFile} is broken.`, fault);
        await take(before.registry.remotes[name], before.entries[name]);
      }
      if (JSON.stringify(before) !== JSON.stringify(good)) await keep(lastGoodFile, good);
      lastGood = good;
      return createVariants(
        { ...good.registry, grants },
        ofCounty(await soundCanaries(raw, grants, folder), county),
        { split, revoked: revokedOf(raw), shellRelease: shellOfferOf(raw)?.release },
      );
    },
    fallback: async () =>
      createVariants(withGrants((await readLastGood()).registry), {}, { split }),
  });
  return Object.assign(async () => (await forGroups())(currentVisitor()), { forGroups });
}

const keysOf = (grants: RouteGrants): LiveRegistry['keys'] =>
  new Map(Object.entries(grants).flatMap(([name, { keys }]) => (keys ? [[name, keys]] : [])));

/** Remotes that nobody ever granted anything were released before grants were: they have those of this build. */
const withGrants = (registry: RemoteRegistry): RemoteRegistry =>
  Object.keys(registry.grants).length === 0 && Object.keys(registry.remotes).length > 0
    ? { ...registry, grants: configuredGrants }
    : registry;

/** What is live for a group of visitors: one registry for each set of canaries that some group is shown. */
function createVariants(
  { remotes, grants }: RemoteRegistry,
  canaries: Record<string, Canary>,
  shown: Shown,
): LiveFor {
  const variants = new Map<string, LiveRegistry>();
  const usable = Object.values(canaries).filter(
    ({ release }) => grantedRoutes(release, grants).routes.length > 0,
  );
  const asksSignedIn = usable.some(({ only }) => only?.signedIn);
  return (visitor) => {
    const own = usable.filter(
      ({ percent, only }) =>
        visitor && visitor.group < percent && (!only?.signedIn || visitor.isSignedIn),
    );
    const key = own.map(({ release }) => release.name).join();
    const known = variants.get(key);
    if (known) return known;
    const replaced = Object.fromEntries(own.map(({ release }) => [release.name, release]));
    const variant = toLive(
      { remotes: { ...remotes, ...replaced }, grants },
      { ...shown, asksSignedIn },
    );
    variants.set(key, variant);
    return variant;
  };
}

type Shown = {
  split?: Split | undefined;
  shellRelease?: string | undefined;
  revoked?: LiveRegistry['revoked'];
  asksSignedIn?: boolean;
};

const revokedSchema = z.object({ revokedPreviews: z.record(z.string(), z.number()) });
/** Links to previews that were taken back, by their hash. */
const revokedOf = (raw: unknown): LiveRegistry['revoked'] =>
  new Set(Object.keys(revokedSchema.safeParse(raw).data?.revokedPreviews ?? {}));

/** Canaries without those that are for another county's site. */
const ofCounty = (canaries: Record<string, Canary>, county: string | undefined) =>
  Object.fromEntries(
    Object.entries(canaries).filter(([, { only }]) => !only?.county || only.county === county),
  );

function toLive(parsed: RemoteRegistry, shown: Shown): LiveRegistry {
  const { split, shellRelease, revoked = new Set(), asksSignedIn = false } = shown;
  const { registry: granted, refused } = grantedRegistry(parsed);
  const registry = split ? ofOrigin(granted, split.serves) : granted;
  for (const reason of refused) console.error(`A route of the registry is left out: ${reason}.`);
  const stamp = createHash('sha256')
    .update(JSON.stringify([registry, shellRelease]))
    .digest('base64url');
  const table = createRouteTable(registry);
  const adminPrefixes = Object.values(parsed.grants).flatMap(({ admin = [] }) => admin);
  return {
    registry: asPagesCarry(registry),
    table,
    stamp,
    keys: keysOf(parsed.grants),
    shellRelease,
    revoked,
    asksSignedIn,
    adminPrefixes,
  };
}

/** As pages carry it: what the HTML server alone asks for stays with it. */
const asPagesCarry = ({ remotes, grants }: RemoteRegistry): RemoteRegistry => ({
  grants: Object.fromEntries(
    Object.entries(grants).map(([name, { keys: _keys, ...grant }]) => [name, grant]),
  ),
  remotes: Object.fromEntries(
    Object.entries(remotes).map(
      ([name, { signature: _signature, serverIntegrity: _server, ...release }]) => [
        name,
        { ...release, routes: release.routes.map(({ query: _query, ...route }) => route) },
      ],
    ),
  ),
});
