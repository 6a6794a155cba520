import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { compress } from './compress.mjs';
import { packageFolder, releasesFolder } from './folders.mjs';
import { updateRegistry } from './updateRegistry.mjs';

/** Versions of a remote that stay served: open tabs go on with the one they started with. */
const KEPT_RELEASES = 5;

/**
 * Turns a build into an immutable version folder (`listings/1.0.0-3fa9c1d2/`) with its `remote.json`, and makes it the
 * live one in the registry.
 * @returns the release as it stands in the registry
 */
export async function releaseRemote(name) {
  const folder = packageFolder(name);
  const build = join(folder, 'dist/build');
  const { version: number } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const version = `${number}-${(await hashOf(build)).slice(0, 8)}`;
  const target = join(releasesFolder, name, version);
  const release = await describe(name, version, folder, build);
  (await tsImport('./checkRelease.ts', import.meta.url)).checkRelease(release);
  if (!existsSync(target)) {
    const unfinished = `${target}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await cp(build, unfinished, { recursive: true });
    await writeFile(join(unfinished, 'remote.json'), JSON.stringify(release, null, 1));
    await compress(unfinished);
    await rename(unfinished, target);
  }
  await updateRegistry(release);
  await prune(name, version);
  return release;
}

async function describe(name, version, folder, build) {
  const { chunks } = JSON.parse(await readFile(join(build, 'assets.json'), 'utf8'));
  const { routes } = await tsImport(
    pathToFileURL(join(folder, 'src/routes.ts')).href,
    import.meta.url,
  );
  const entry = 'remoteEntry.js';
  const integrity = `sha384-${createHash('sha384')
    .update(await readFile(join(build, entry)))
    .digest('base64')}`;
  const { lifecycles = [], ...screens } = chunks;
  const nameless = routes.find(({ screen }) => !screens[screen]);
  if (nameless)
    throw new Error(
      `${name}: the chunk of screen ${nameless.screen} must carry its name (webpackChunkName).`,
    );
  const named = Object.fromEntries(routes.map(({ screen }) => [screen, screens[screen]]));
  const server = existsSync(join(build, 'server.cjs')) ? { server: 'server.cjs' } : {};
  return {
    name,
    version,
    url: `/remotes/${name}/${version}/`,
    entry,
    integrity,
    routes,
    files: { lifecycles, screens: named },
    ...server,
  };
}

async function hashOf(folder) {
  const hash = createHash('sha256');
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  );
  const files = entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
  for (const file of files) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex');
}

async function prune(name, live) {
  const parent = join(releasesFolder, name);
  const versions = (await readdir(parent)).filter(
    (version) => version !== live && !version.endsWith('.unfinished'),
  );
  const aged = await Promise.all(
    versions.map(async (version) => ({ version, at: (await stat(join(parent, version))).mtimeMs })),
  );
  aged.sort((a, b) => b.at - a.at);
  for (const { version } of aged.slice(KEPT_RELEASES - 1))
    await rm(join(parent, version), { recursive: true, force: true });
}
