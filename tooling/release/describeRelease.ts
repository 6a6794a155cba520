import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  RemoteRelease,
  RouteData,
} from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { AssetList } from '../webpack/AssetListPlugin';
import { readJson } from '../build/readJson';

type Build = { name: string; version: string; folder: string; build: string };

/**
 * The registry's entry of a build: its routes, and the files that each of its screens needs.
 * @throws Error when a screen's chunk carries no name
 */
export async function describeRelease({
  name,
  version,
  folder,
  build,
}: Build): Promise<RemoteRelease> {
  const { chunks } = await readJson<AssetList>(join(build, 'assets.json'));
  const { routes } = (await import(pathToFileURL(join(folder, 'src/routes.ts')).href)) as {
    routes: RouteData[];
  };
  const entry = 'remoteEntry.js';
  const { lifecycles = [], ...screens } = chunks;
  return {
    name,
    version,
    url: `/remotes/${name}/${version}/`,
    entry,
    integrity: await integrityOf(join(build, entry)),
    routes,
    files: {
      lifecycles,
      screens: Object.fromEntries(
        routes.map(({ screen }) => [screen, filesOf(screen, screens, name)]),
      ),
    },
    ...(existsSync(join(build, 'server.cjs')) ? { server: 'server.cjs' } : {}),
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

async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha384').update(await readFile(file));
  return `sha384-${hash.digest('base64')}`;
}
