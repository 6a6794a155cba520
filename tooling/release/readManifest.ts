import { integrityOf } from '@anunturi/edge/files/findDamage';
import {
  type ReleaseManifest,
  type ShellManifest,
  releaseManifestSchema,
  shellManifestSchema,
} from '@anunturi/shared-contract/registry/releaseManifestSchema';
import {
  type Signature,
  signatureSchema,
} from '@anunturi/shared-contract/registry/signatureSchema';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';

export const manifestPath = (name: string, version: string) =>
  name === 'shell'
    ? `shell/versions/${version}/shell.json`
    : `releases/${name}/${version}/remote.json`;

/** Beside it, since what is signed contains the hash of it. */
export const signaturePath = (name: string, version: string) =>
  manifestPath(name, version).replace(/[^/]+$/, 'signature.json');

/** A published version of the shell, with what its list of files hashes to, and who signed it. */
export type PublishedShell = ShellManifest & { manifestIntegrity: string; signature?: Signature };

/**
 * What is published as a version of a remote, what its manifest hashes to, and who signed it: pages check the manifest by the
 * hash, and every file of the release by the manifest. @throws ReleaseRefused when it is not there any more
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
    ...(await readSignature(name, version, target)),
  };
}

/** The same of the shell. @throws ReleaseRefused when it is not there any more */
export async function readShellManifest(
  version: string,
  target: ReleaseTarget,
): Promise<PublishedShell> {
  const text = await readPublished('shell', version, target);
  return {
    ...shellManifestSchema.parse(JSON.parse(text)),
    manifestIntegrity: integrityOf(text),
    ...(await readSignature('shell', version, target)),
  };
}

async function readSignature(
  name: string,
  version: string,
  target: ReleaseTarget,
): Promise<{ signature?: Signature }> {
  const text = await target.readText(signaturePath(name, version));
  return text === null ? {} : { signature: signatureSchema.parse(JSON.parse(text)) };
}

async function readPublished(name: string, version: string, target: ReleaseTarget) {
  const text = await target.readText(manifestPath(name, version));
  if (text === null) throw new ReleaseRefused(`${name} ${version} is not at ${target.name}.`);
  return text;
}
