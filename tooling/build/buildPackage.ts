import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry } from '@anunturi/shared-contract/registry/parseRegistry';
import { writeServerLicences } from '../licences/writeServerLicences';
import { loadWebpackConfig } from '../webpack/loadWebpackConfig';
import { runWebpack } from '../webpack/runWebpack';
import { packageFolder, registryFile, releasesFolder, shellFolder } from './folders';
import { readJson } from './readJson';
import { releaseRemote } from '../release/releaseRemote';
import { releaseShell } from '../release/releaseShell';
import { sourceStamp } from './sourceStamp';

const stampFile = (name: string) => join(packageFolder(name), 'dist/build.stamp');

/** True when the package's last build came from the sources as they are now and its result is still there. */
export async function isBuilt(name: string): Promise<boolean> {
  const stamp = await readFile(stampFile(name), 'utf8').catch(() => ''); // never built
  if (stamp !== sourceStamp(name)) return false;
  if (name === 'shell') return existsSync(join(shellFolder, 'assets.json'));
  const parsed = parseRegistry(await readJson<unknown>(registryFile, null));
  const version = parsed?.registry.remotes[name]?.version;
  return Boolean(version) && existsSync(join(releasesFolder, name, version!, 'remote.json'));
}

/** Builds a package for production and, when it is a remote, releases it locally. */
export async function buildPackage(name: string): Promise<void> {
  const stamp = sourceStamp(name);
  const makeConfigs = await loadWebpackConfig(packageFolder(name));
  for (const config of makeConfigs({ mode: 'production' })) await runWebpack(config);
  if (name === 'shell') await Promise.all([releaseShell(), writeServerLicences()]);
  else await releaseRemote(name);
  await writeFile(stampFile(name), stamp);
}
