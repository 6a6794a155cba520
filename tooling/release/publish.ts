import { integrityOf } from '@anunturi/edge/files/findDamage';
import { isHashed } from '@anunturi/edge/files/shellFilePath';
import type {
  ReleaseManifest,
  ShellManifest,
} from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { type BuildDescription, buildFolder, readBuild } from '../build/describeBuild';
import { minimumShellOf, ownerOf } from '../build/folders';
import { shellOffer } from '../webpack/shellOffer';
import { buildFiles, isOfFolder } from './buildFiles';
import { checkRelease, checkShell, checkShellSignature, offerOf } from './checkRelease';
import { REGISTRY_PATH, entryOf, readRegistryText } from './DeployedRegistry';
import { mendRelease } from './mendRelease';
import { publishMaps } from './publishMaps';
import {
  manifestPath,
  type PublishedShell,
  readManifest,
  readShellManifest,
  signaturePath,
} from './readManifest';
import type { Signing } from './releaseKeys';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';

export type Publication = {
  name: string;
  version: string;
  commit?: string | undefined;
  /** The build; the package's own unless told. */
  folder?: string;
  /** Of a shell: remotes that may be out until their own releases follow. */
  without?: readonly string[];
};

/**
 * Puts the build of a remote into an immutable folder of the target, unless it is there whole. Nobody is shown it yet.
 * @throws ReleaseRefused when it oversteps, does not fit the live shell, or the version is there with other files
 */
export async function publishRemote(
  { name, version, commit, folder = buildFolder(name) }: Publication,
  target: ReleaseTarget,
  { sign }: Signing = {},
): Promise<ReleaseManifest> {
  const { release, ...build } = await readBuild(folder);
  if (!release) throw new Error(`${name} is no remote.`);
  const manifest: ReleaseManifest = {
    ...release,
    version,
    url: `/remotes/${name}/${version}/`,
    minimumShell: minimumShellOf(name),
    ...origin(name, build, commit),
  };
  const registry = readRegistryText(await target.readText(REGISTRY_PATH));
  // The registry will name its hash as well; a file does not say its own.
  const entry = { ...manifest, manifestIntegrity: integrityOf(toText(manifest)) };
  checkRelease({ ...entry, ...(sign && { signature: sign(entryOf(entry)) }) }, registry);
  const isThere = await isPublished(name, manifest, target);
  await publishMaps({ name, version, folder }, target);
  if (isThere) await mendRelease(manifest, folder, target);
  else
    await target.putFolder(
      `releases/${name}/${version}`,
      { ...(await buildFiles(folder, isOfFolder)), 'remote.json': { text: toText(manifest) } },
      'remote.json',
    );
  const published = await readManifest(name, version, target); // one that was there already may say another time of its build
  const signature = sign?.(entryOf(published));
  if (!signature) return published;
  await target.changeText(signaturePath(name, version), () => JSON.stringify(signature));
  return { ...published, signature };
}

/**
 * The same for the shell: its hashed files join those of earlier versions, the few without a hash wait in a folder.
 * @throws ReleaseRefused when something live cannot run in it, or the version is there with other files
 */
export async function publishShell(
  { version, commit, folder = buildFolder('shell'), without }: Publication,
  target: ReleaseTarget,
  { sign, platformKeys }: Signing = {},
): Promise<PublishedShell> {
  const build = await readBuild(folder);
  const { version: number, contracts, provides } = shellOffer();
  const manifest: ShellManifest = {
    version,
    contracts: [...contracts],
    provides: { shell: number, ...provides },
    ...origin('shell', build, commit),
  };
  checkShell(manifest, readRegistryText(await target.readText(REGISTRY_PATH)), without);
  const signed = (shell: PublishedShell): PublishedShell =>
    sign ? { ...shell, signature: sign(offerOf(shell)) } : shell;
  checkShellSignature(
    signed({ ...manifest, manifestIntegrity: integrityOf(toText(manifest)) }),
    platformKeys,
  );
  const isThere = await isPublished('shell', manifest, target);
  await publishMaps({ name: 'shell', version, folder }, target);
  if (isThere) await mendRelease({ name: 'shell', ...manifest }, folder, target);
  else await putShell(manifest, folder, target);
  const published = signed(await readShellManifest(version, target));
  if (sign)
    await target.changeText(signaturePath('shell', version), () =>
      JSON.stringify(published.signature),
    );
  return published;
}

async function putShell(manifest: ShellManifest, folder: string, target: ReleaseTarget) {
  await target.addFiles(
    'shell',
    await buildFiles(folder, (file) => isOfFolder(file) && isHashed(file)),
  );
  await target.putFolder(
    `shell/versions/${manifest.version}`,
    {
      ...(await buildFiles(folder, (file) => isOfFolder(file) && !isHashed(file))),
      'shell.json': { text: toText(manifest) },
    },
    'shell.json',
  );
}

async function isPublished(
  name: string,
  { version, digest }: Pick<ReleaseManifest, 'version' | 'digest'>,
  target: ReleaseTarget,
): Promise<boolean> {
  const there = await target.readText(manifestPath(name, version));
  if (there === null) return false;
  if ((JSON.parse(there) as ReleaseManifest).digest !== digest)
    throw new ReleaseRefused(
      `${name} ${version} is published with other files. A version never changes: commit, then release.`,
    );
  return true;
}

const origin = (name: string, { digest, builtAt, assets }: BuildDescription, commit?: string) => ({
  owner: ownerOf(name),
  ...(commit ? { commit } : {}),
  builtAt,
  digest,
  assets,
});

const toText = (value: unknown) => JSON.stringify(value, null, 1);
