import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeServerLicences } from '../licences/writeServerLicences';
import { loadWebpackConfig } from '../webpack/loadWebpackConfig';
import { packagesIn } from '../webpack/packagesIn';
import { runWebpack } from '../webpack/runWebpack';
import { compress } from './compress';
import { buildFolder, describeBuild } from './describeBuild';
import { packageFolder } from './folders';
import { readJson } from './readJson';
import { stampFile } from './isBuilt';
import { stampBuild } from './stampBuild';
import { sourceStamp } from './sourceStamp';
import { writeSbom } from './writeSbom';

/** Builds a package for production into its `dist/build`. Nobody sees it before it is released. @throws ExpectedFailure where its sources change meanwhile */
export const buildPackage = (name: string): Promise<void> =>
  stampBuild({ name, file: stampFile(name), stampOf: () => sourceStamp(name) }, () => build(name));

async function build(name: string): Promise<void> {
  const makeConfigs = await loadWebpackConfig(packageFolder(name));
  const bundled = new Set<string>();
  for (const config of makeConfigs({ mode: 'production' }))
    packagesIn(await runWebpack(config)).forEach((folder) => bundled.add(folder));
  if (name === 'shell') await Promise.all([nameServerBundle(), writeServerLicences()]);
  await writeSbom(name, bundled);
  await compress(buildFolder(name));
  await describeBuild(name);
}

/** A server that runs keeps what it has read under a name: each build of the server bundle has a name of its own, in `assets.json`. */
async function nameServerBundle(): Promise<void> {
  const folder = buildFolder('shell');
  const bytes = await readFile(join(folder, 'server.cjs'));
  const server = `server.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.cjs`;
  await rename(join(folder, 'server.cjs'), join(folder, server));
  const list = join(folder, 'assets.json');
  await writeFile(list, JSON.stringify({ ...(await readJson<object>(list)), server }, null, 1));
}
