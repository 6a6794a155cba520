import { readFile, stat } from 'node:fs/promises';
import type { RemoteRegistry } from '@anunturi/shared-domain/remoteRegistry';

/**
 * Reads the registry file whenever it changed: a deploy or a roll back is one edit. A file that is broken for a moment
 * keeps the last good registry.
 */
export function createRegistryReader(file: string): () => Promise<RemoteRegistry> {
  let known: { stamp: string; registry: RemoteRegistry } | undefined;
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file);
      const stamp = `${mtimeMs} ${size}`;
      if (known?.stamp !== stamp) known = { stamp, registry: JSON.parse(await readFile(file, 'utf8')) as RemoteRegistry };
    } catch (error) {
      console.error('The registry of remotes could not be read.', error);
      known ??= { stamp: '', registry: { remotes: {} } };
    }
    return known.registry;
  };
}
