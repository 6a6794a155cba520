import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeServerLicences } from '../licences/writeServerLicences';
import { loadWebpackConfig } from '../webpack/loadWebpackConfig';
import { runWebpack } from '../webpack/runWebpack';
import { compress } from './compress';
import { buildFolder, describeBuild } from './describeBuild';
import { packageFolder } from './folders';
import { readJson } from './readJson';
import { sourceStamp } from './sourceStamp';

const stampFile = (name: string) => join(packageFolder(name), 'dist/build.stamp');

/** True when the package's last build came from the sources as they are now and its result is still there. */
export async function isBuilt(name: string): Promise<boolean> {
  const stamp = await readFile(stampFile(name), 'utf8').catch(() => ''); // never built
  return stamp === sourceStamp(name) && existsSync(join(buildFolder(name), 'build.json'));
}

/** Builds a package for production into its `dist/build`. Nobody sees it before it is released. */
export async function buildPackage(name: string): Promise<void> {
  const stamp = sourceStamp(name);
  const makeConfigs = await loadWebpackConfig(packageFolder(name));
  for (const config of makeConfigs({ mode: 'production' })) await runWebpack(config);
  if (name === 'shell') await Promise.all([nameServerBundle(), writeServerLicences()]);
  await compress(buildFolder(name));
  await describeBuild(name);
  await writeFile(stampFile(name), stamp);
}

/** A server that runs keeps what it has read under a name: each build of the server bundle has a name of its own, in `assets.json`. */
async function nameServerBundle(): Promise<void> {
  const build = buildFolder('shell');
  const bytes = await readFile(join(build, 'server.cjs'));
  const server = `server.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.cjs`;
  await rename(join(build, 'server.cjs'), join(build, server));
  const list = join(build, 'assets.json');
  await writeFile(list, JSON.stringify({ ...(await readJson<object>(list)), server }, null, 1));
}
