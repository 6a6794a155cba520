import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, registryFile, releasesFolder, shellFolder } from './folders.mjs';
import { releaseRemote } from './releaseRemote.mjs';
import { releaseShell } from './releaseShell.mjs';
import { sourceStamp } from './sourceStamp.mjs';

const require = createRequire(import.meta.url);

/** True when the package's last build came from the sources as they are now and its result is still there. */
export async function isBuilt(name) {
  const stamp = await readFile(join(packageFolder(name), 'dist/build.stamp'), 'utf8').catch(
    () => '',
  ); // never built
  if (stamp !== sourceStamp(name)) return false;
  if (name === 'shell') return existsSync(join(shellFolder, 'assets.json'));
  const registry = JSON.parse(await readFile(registryFile, 'utf8').catch(() => '{"remotes":{}}')); // first build
  const version = registry.remotes[name]?.version;
  return Boolean(version) && existsSync(join(releasesFolder, name, version, 'remote.json'));
}

/** Builds a package for production and, when it is a remote, releases it locally. */
export async function buildPackage(name) {
  const folder = packageFolder(name);
  const stamp = sourceStamp(name);
  const configs = [require(join(folder, 'webpack.config.cjs'))].flat();
  for (const config of configs.flatMap((make) => make({}, { mode: 'production' })))
    await run(config);
  if (name === 'shell') await releaseShell();
  else await releaseRemote(name);
  await writeFile(join(folder, 'dist/build.stamp'), stamp);
}

function run(config) {
  const webpack = require('webpack');
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
      resolve();
    });
  });
}
