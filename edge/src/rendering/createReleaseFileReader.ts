import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

export type ReleaseFolder = {
  releasesFolder: string;
  /** Where this site is reached: a release of another origin need not have its files here. */
  siteOrigin: string;
};

/**
 * Reads files of releases, each once: a version's files never change. One that could not be read, which is logged with what
 * follows from it, is null, and is read anew the next time: the folder may be a mounted bucket.
 */
export function createReleaseFileReader<T>(
  { releasesFolder, siteOrigin }: ReleaseFolder,
  { parse, otherwise }: { parse: (text: string, release: RemoteRelease) => T; otherwise: string },
) {
  const known = new Map<string, Promise<T | null>>();
  return (release: RemoteRelease, file: string): Promise<T | null> => {
    const { name, version, url } = release;
    const path = join(releasesFolder, name, version, file);
    const read = async () => {
      try {
        return parse(await readFile(path, 'utf8'), release);
      } catch (error) {
        known.delete(path);
        if (new URL(url, siteOrigin).origin === siteOrigin)
          console.error(`${path} could not be read; ${otherwise}`, error);
        return null;
      }
    };
    const reading = known.get(path) ?? read();
    known.set(path, reading);
    return reading;
  };
}
