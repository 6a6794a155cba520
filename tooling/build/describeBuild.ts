import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { integrityOf } from '@anunturi/edge/files/findDamage';
import type { Assets } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { REMOTE_CONTRACT } from '@anunturi/shared-contract/registry/remoteContract';
import type {
  RemoteRelease,
  RouteData,
} from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { AssetList } from '../webpack/AssetListPlugin';
import { remoteNeeds } from '../webpack/shellOffer';
import { digestBuild } from './digestBuild';
import { filesBelow } from './filesBelow';
import { packageFolder } from './folders';
import { readJson } from './readJson';

/** `build.json` beside the files of a build: what a release says of it, but for its version and where it is served. */
export type BuildDescription = {
  digest: string;
  builtAt: string;
  assets: Assets;
  /** Of a remote alone. */
  release?: Omit<RemoteRelease, 'version' | 'url' | 'minimumShell'>;
};

const BUILD_FILE = 'build.json';
const SERVER_FILE = 'server.cjs';

export const buildFolder = (name: string) => join(packageFolder(name), 'dist/build');

/** What a folder that was built holds. @throws Error when it was not */
export const readBuild = (folder: string): Promise<BuildDescription> =>
  readJson<BuildDescription>(join(folder, BUILD_FILE));

/** Whether a file of a build is a file of the release too: compressed twins are made of one that is, maps are kept apart. */
export const isReleased = (file: string) => !/\.(br|gz|map)$/.test(file) && file !== BUILD_FILE;

/** Writes what a build consists of into its folder. @throws Error when a screen's chunk carries no name */
export async function describeBuild(name: string): Promise<void> {
  const build = buildFolder(name);
  const assets: Assets = {};
  for (const path of await filesBelow(build)) {
    const file = relative(build, path);
    if (!isReleased(file)) continue;
    const bytes = await readFile(path);
    assets[file] = { sizeBytes: bytes.length, integrity: integrityOf(bytes) };
  }
  const release = name === 'shell' ? undefined : await describeRemote(name, assets);
  const description: BuildDescription = {
    digest: digestBuild(assets, release),
    builtAt: new Date().toISOString(),
    assets,
    ...(release && { release }),
  };
  await writeFile(join(build, BUILD_FILE), JSON.stringify(description, null, 1));
}

async function describeRemote(
  name: string,
  assets: Assets,
): Promise<NonNullable<BuildDescription['release']>> {
  const { chunks } = await readJson<AssetList>(join(buildFolder(name), 'assets.json'));
  const { routes } = (await import(
    pathToFileURL(join(packageFolder(name), 'src/routes.ts')).href
  )) as { routes: RouteData[] };
  const { lifecycles = [], ...screens } = chunks;
  const entry = 'remoteEntry.js';
  const server = assets[SERVER_FILE];
  return {
    name,
    entry,
    integrity: assets[entry]!.integrity,
    routes,
    files: {
      lifecycles,
      screens: Object.fromEntries(
        routes.map(({ screen }) => [screen, filesOf(screen, screens, name)]),
      ),
    },
    ...(server && { server: SERVER_FILE, serverIntegrity: server.integrity }),
    contract: REMOTE_CONTRACT,
    needs: remoteNeeds(),
  };
}

function filesOf(screen: string, chunks: AssetList['chunks'], name: string): string[] {
  const files = chunks[screen];
  if (!files)
    throw new Error(
      `${name}: the chunk of screen ${screen} must carry its name (webpackChunkName).`,
    );
  return files;
}
