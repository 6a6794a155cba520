import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildNames, devPort, packageFolder, remotes, root } from '../build/folders';
import { replaceFile } from '@anunturi/edge/files/replaceFile';
import { unsignedGrants } from '@anunturi/edge/registry/configuredGrants';
import { readRoutes } from '../harness/readRoutes';
import { endsWithParent } from '../serve/endsWithParent';
import { checkPlace } from '../serve/checkPlace';
import { serve } from '../serve/serve';
import { waitForFile } from './waitForFile';

const devServer = join(root, 'tooling/bin/devPackage.ts');
const registryFile = join(root, 'dist/dev-registry.json');

/** Starts the dev servers of the shell and every remote and, once the shell is built, the site in front of them. */
export async function startDevelopment({
  port,
  dataFolder,
}: {
  port: number;
  dataFolder?: string;
}) {
  await checkPlace(port, dataFolder);
  const shellFolder = join(packageFolder('shell'), 'dist/dev');
  const startedAt = Date.now();
  for (const name of buildNames) startDevServer(name);
  await writeRegistry();
  for (const name of remotes)
    watch(
      join(packageFolder(name), 'src'),
      (_event, file) => file === 'routes.ts' && void writeRegistry(),
    );
  console.log('Building the shell and the remotes...');
  await waitForFile(join(shellFolder, 'assets.json'), startedAt);
  await serve({
    port,
    ...(dataFolder ? { dataFolder } : {}),
    development: {
      registryFile,
      shellFolder,
      shellUrl: `http://localhost:${devPort('shell')}/`,
    },
  });
}

function startDevServer(name: string) {
  // Not through npx: a signal would end npx and leave the server behind it on its port.
  spawn(process.execPath, [...endsWithParent, '--import', 'tsx', devServer], {
    cwd: packageFolder(name),
    stdio: 'inherit',
    env: { ...process.env, WITH_SHELL: '1' },
  });
}

/** The registry of development: every remote at its dev server, with its routes as they are in the sources now. */
async function writeRegistry() {
  const entries = await Promise.all(
    remotes.map(async (name) => {
      const routes = await readRoutes(packageFolder(name));
      const screens = Object.fromEntries(routes.map(({ screen }) => [screen, []]));
      return [
        name,
        {
          name,
          version: 'dev',
          url: `http://localhost:${devPort(name)}/`,
          entry: 'remoteEntry.js',
          routes,
          files: { lifecycles: [], screens },
        },
      ];
    }),
  );
  const grants = Object.fromEntries(
    remotes.map((name) => [
      name,
      { ...unsignedGrants[name], origins: [`http://localhost:${devPort(name)}`] },
    ]),
  );
  await replaceFile(
    registryFile,
    JSON.stringify({ remotes: Object.fromEntries(entries), grants }, null, 1),
  );
}
