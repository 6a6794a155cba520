import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellManifestSchema } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import type { Hashes } from './readHashes';

/**
 * Reads what the files of a release of the shell must hash to, by its list; a version's files never change. Null where there is
 * no list (in development), or it could not be read just now.
 */
export function createShellHashReader({
  shellFolder,
  development,
}: {
  shellFolder: string;
  development?: boolean | undefined;
}) {
  const known = new Map<string, Promise<Hashes | null>>();
  return async (release: string | undefined): Promise<Hashes | null> => {
    if (release === undefined || development) return null;
    const read = async () => {
      try {
        const list = join(shellFolder, 'versions', release, 'shell.json');
        const { assets } = shellManifestSchema.parse(JSON.parse(await readFile(list, 'utf8')));
        return Object.fromEntries(
          Object.entries(assets).map(([file, { integrity }]) => [file, integrity]),
        );
      } catch (error) {
        known.delete(release);
        console.error(`Pages name the shell ${release} without hashes.`, error);
        return null;
      }
    };
    const reading = known.get(release) ?? read();
    known.set(release, reading);
    return reading;
  };
}

export type ShellHashReader = ReturnType<typeof createShellHashReader>;
