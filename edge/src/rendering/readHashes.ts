import { releaseManifestSchema } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { integrityOf } from '../files/findDamage';
import { createReleaseFileReader, type ReleaseFolder } from './createReleaseFileReader';

/** Subresource integrity of the files of a release, by their path in its folder. */
export type Hashes = Record<string, string | undefined>;

/**
 * Reads what the files of a release must hash to: a browser uses a hint for a script only when both name the same hash.
 * Null where the release stands on another origin, and no hash is known here.
 */
export function createHashReader(folder: ReleaseFolder) {
  const read = createReleaseFileReader(folder, {
    parse: toHashes,
    otherwise: 'pages name the files of it later.',
  });
  return (release: RemoteRelease): Promise<Hashes | null> => read(release, 'remote.json');
}

export type HashReader = ReturnType<typeof createHashReader>;

/** @throws Error for another list than the release names: what a page took from it, browsers would refuse */
function toHashes(text: string, { manifestIntegrity }: RemoteRelease): Hashes {
  if (manifestIntegrity !== undefined && integrityOf(text) !== manifestIntegrity)
    throw new Error('it is not the list that the release names');
  const { assets } = releaseManifestSchema.parse(JSON.parse(text));
  return Object.fromEntries(
    Object.entries(assets).map(([file, { integrity }]) => [file, integrity]),
  );
}
