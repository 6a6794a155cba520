import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { createRouteTable } from '@anunturi/shared-contract/navigation/routeTable';
import type { Canary } from '@anunturi/shared-contract/registry/parseCanaries';
import { grantedRoutes } from '@anunturi/shared-contract/registry/grantedRoutes';
import { grantedRegistry } from '@anunturi/shared-contract/registry/grantedRegistry';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import type { ReleaseFolder } from '../rendering/createReleaseFileReader';
import * as z from 'zod/mini';
import { createFileReader } from './createFileReader';
import type { LiveFor, LiveRegistry } from './LiveRegistry';
import { judgeRegistry, withGrants } from './judgeRegistry';
import { keep, type KeptRegistry, readKept, withLater } from './keptRegistry';
import { type LiveShell, shellOfferOf } from './shellOfferOf';
import { ofOrigin, type Split } from '../split/Split';
import type { RouteGrants } from '@anunturi/shared-contract/registry/routeGrantsSchema';
import { currentVisitor } from '../pages/canaryGroup';
import { withoutKeys } from './withoutKeys';

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
 * Reads the registry, parsed and cut to what is granted, signed and said to be live. A broken entry costs itself; when there is an earlier good
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

  const forGroups = createFileReader<LiveFor>(registryFile, {
    async parse(raw) {
      const kept = await readKept(lastGoodFile);
      const before = lastGood ? withLater(lastGood, kept) : kept;
      const { good, grants, canaries } = await judgeRegistry(raw, before, {
        registryFile,
        folder,
        platformKeys,
      });
      if (JSON.stringify(kept) !== JSON.stringify(good)) await keep(lastGoodFile, good);
      lastGood = good;
      return createVariants({ ...good.registry, grants }, ofCounty(canaries, county), {
        split,
        revoked: revokedOf(raw),
        shell: shellOfferOf(good),
      });
    },
    async fallback() {
      const good = (lastGood ??= await readKept(lastGoodFile));
      return createVariants(withGrants(good.registry), {}, { split, shell: shellOfferOf(good) });
    },
  });
  return Object.assign(async () => (await forGroups())(currentVisitor()), { forGroups });
}

const keysOf = (grants: RouteGrants): LiveRegistry['keys'] =>
  new Map(Object.entries(grants).flatMap(([name, { keys }]) => (keys ? [[name, keys]] : [])));

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
  shell?: LiveShell | undefined;
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
  const { split, shell, revoked = new Set(), asksSignedIn = false } = shown;
  const { registry: granted, refused } = grantedRegistry(parsed);
  const registry = split ? ofOrigin(granted, split.serves) : granted;
  for (const reason of refused) console.error(`A route of the registry is left out: ${reason}.`);
  const stamp = createHash('sha256')
    .update(JSON.stringify([registry, shell?.release]))
    .digest('base64url');
  const table = createRouteTable(registry);
  const adminPrefixes = Object.values(parsed.grants).flatMap(({ admin = [] }) => admin);
  return {
    registry: asPagesCarry(registry),
    table,
    stamp,
    keys: keysOf(parsed.grants),
    shell,
    revoked,
    asksSignedIn,
    adminPrefixes,
  };
}

/** As pages carry it: what the HTML server alone asks for stays with it. */
const asPagesCarry = ({ remotes, grants }: RemoteRegistry): RemoteRegistry => ({
  grants: withoutKeys(grants),
  remotes: Object.fromEntries(
    Object.entries(remotes).map(
      ([name, { signature: _signature, serverIntegrity: _server, ...release }]) => [
        name,
        { ...release, routes: release.routes.map(({ query: _query, ...route }) => route) },
      ],
    ),
  ),
});
