import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseManifestSchema } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** Subresource integrity of the files of a release, by their path in its folder. */
export type Hashes = Record<string, string | undefined>;

/**
 * Reads what the files of a release must hash to: a browser uses a hint for a script only when both name the same hash.
 * Null where the release stands on another origin, and no hash is known here.
 */
export function createHashReader({ releasesFolder }: { releasesFolder: string }) {
  const known = new Map<string, Promise<Hashes | null>>();
  return function readHashes({ name, version }: RemoteRelease): Promise<Hashes | null> {
    const path = join(releasesFolder, name, version, 'remote.json');
    const reading = known.get(path) ?? read(path);
    known.set(path, reading); // a version's files never change
    return reading;
  };
}

export type HashReader = ReturnType<typeof createHashReader>;

async function read(path: string): Promise<Hashes | null> {
  try {
    const { assets } = releaseManifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    return Object.fromEntries(
      Object.entries(assets).map(([file, { integrity }]) => [file, integrity]),
    );
  } catch (error) {
    console.error(`${path} could not be read; pages name the files of it later.`, error);
    return null;
  }
}
