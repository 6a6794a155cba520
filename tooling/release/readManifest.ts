import { integrityOf } from '@anunturi/edge/files/findDamage';
import {
  type ReleaseManifest,
  type ShellManifest,
  releaseManifestSchema,
  shellManifestSchema,
} from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';

export const manifestPath = (name: string, version: string) =>
  name === 'shell'
    ? `shell/versions/${version}/shell.json`
    : `releases/${name}/${version}/remote.json`;

/**
 * What is published as a version of a remote, and what its manifest hashes to: pages check it by that, and every file of
 * the release by the manifest. @throws ReleaseRefused when it is not there any more
 */
export async function readManifest(
  name: string,
  version: string,
  target: ReleaseTarget,
): Promise<ReleaseManifest> {
  const text = await readPublished(name, version, target);
  return {
    ...releaseManifestSchema.parse(JSON.parse(text)),
    manifestIntegrity: integrityOf(text),
  };
}

export const readShellManifest = async (
  version: string,
  target: ReleaseTarget,
): Promise<ShellManifest> =>
  shellManifestSchema.parse(JSON.parse(await readPublished('shell', version, target)));

async function readPublished(name: string, version: string, target: ReleaseTarget) {
  const text = await target.readText(manifestPath(name, version));
  if (text === null) throw new ReleaseRefused(`${name} ${version} is not at ${target.name}.`);
  return text;
}
