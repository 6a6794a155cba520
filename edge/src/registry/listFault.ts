import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { integrityOf } from '../files/findDamage';
import type { ReleaseFolder } from '../rendering/createReleaseFileReader';

/**
 * Why the list of a release's files is not the one that its entry names; null when it is, or when it lies on another origin, where
 * browsers check it. @throws Error when it could not be read just now
 */
export async function listFault(
  { name, version, url, manifestIntegrity }: RemoteRelease,
  { releasesFolder, siteOrigin }: ReleaseFolder,
): Promise<string | null> {
  if (new URL(url, siteOrigin).origin !== siteOrigin) return null;
  const bytes = await readFile(join(releasesFolder, name, version, 'remote.json')).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return null;
    },
  );
  if (!bytes) return 'has no list of its files';
  return integrityOf(bytes) === manifestIntegrity
    ? null
    : 'has another list of files than was signed';
}
