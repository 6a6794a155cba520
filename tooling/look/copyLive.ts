import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withoutKeys } from '@anunturi/edge/registry/withoutKeys';
import type { DeployedRegistry } from '../release/DeployedRegistry';
import { type Published, publishedPath } from '../release/proveRelease';
import { manifestPath, readManifest, readShellManifest } from '../release/readManifest';
import type { ReleaseTarget } from '../release/ReleaseTarget';

/** How many files are read at a time. */
const AT_ONCE = 8;

/**
 * Copies the shell that a registry names, and of its remotes those that are named, into a folder that an HTML server can
 * serve; the registry there has no others.
 */
export async function copyLive(
  names: readonly string[],
  registry: DeployedRegistry,
  { target, folder }: { target: ReleaseTarget; folder: string },
): Promise<void> {
  const { release: version = '' } = registry.shell ?? {};
  const shell = { name: 'shell', ...(await readShellManifest(version, target)) };
  const copies = filesOf(shell).map((file) => ({
    from: publishedPath(shell, file),
    to: join('shell', file),
  }));
  for (const name of names) {
    const remote = await readManifest(name, registry.remotes[name]!.version, target);
    const paths = filesOf(remote).map((file) => publishedPath(remote, file));
    copies.push(
      ...[...paths, manifestPath(name, remote.version)].map((path) => ({ from: path, to: path })),
    );
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let copy = copies.shift(); copy; copy = copies.shift()) {
        const to = join(folder, copy.to);
        await mkdir(dirname(to), { recursive: true });
        await writeFile(to, (await target.readBytes(copy.from)) ?? '');
      }
    }),
  );
  const remotes = Object.fromEntries(names.map((name) => [name, registry.remotes[name]]));
  // What is to be looked at is not said to be live yet: nobody asks who signed it.
  const grants = withoutKeys(registry.grants);
  const text = JSON.stringify({ ...registry, remotes, grants, canaries: {} });
  await writeFile(join(folder, 'registry.json'), text);
}

const filesOf = ({ assets }: Published) => Object.keys(assets);
