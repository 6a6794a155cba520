import { join } from 'node:path';
import { LICENCES_FILE } from '@anunturi/shared-contract/page/licencesAddress';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { buildId } from '../build/buildId';
import { devPort, nameOfFolder } from '../build/folders';
import { AssetListPlugin } from './AssetListPlugin';
import { createBaseConfig } from './createBaseConfig';
import { createServerBundleConfigs } from './createServerBundleConfigs';
import { devServer } from './devServer';
import { IntegrityPlugin } from './IntegrityPlugin';
import { LicencesPlugin } from './LicencesPlugin';
import type { MakeConfigs, WebpackConfig } from './MakeConfigs';
import { moduleFile } from './moduleFile';
import { takenFromHost } from './sharedModules';
import { slimFederationPlugins } from './slimFederationRuntime';

type RemoteBuild = {
  folder: string;
  /** Screens that visitors land on: each is one file, so that the first visit compresses better and asks once. */
  landed?: string[];
};

/**
 * The whole build of a remote; name and port are those of remotes.config.json. Production: `dist/build` with
 * `remoteEntry.js`, taking React, the session and the federation runtime from its host. A dev server runs the same remote,
 * or a page that runs it alone.
 */
export function createRemoteConfig({ folder, landed }: RemoteBuild): MakeConfigs {
  const name = nameOfFolder(folder);
  const port = devPort(name);
  const container = `remote_${name}`; // not the bare name: a screen's chunk may carry it
  return ({ mode, serve }) => {
    const id = buildId(name, mode);
    const base = createBaseConfig({
      id,
      folder,
      mode,
      // A development server never writes where a build lies.
      outputPath: join(folder, serve ? 'dist/dev' : 'dist/build'),
      chunkPrefix: '[name]',
      hashed: false,
    });
    if (typeof serve === 'function') return [serve({ base, name, folder, port })];
    const remote: WebpackConfig = {
      ...base,
      name,
      entry: {},
      // What is checked by hash on another origin must be asked for with CORS.
      output: {
        ...base.output,
        publicPath: 'auto',
        crossOriginLoading: 'anonymous',
      },
      optimization: {
        ...base.optimization,
        ...(landed ? { splitChunks: keepWhole(landed) } : {}),
      },
      plugins: [
        ...base.plugins,
        ...slimFederationPlugins('remote'),
        new ModuleFederationPlugin({
          name: container,
          filename: 'remoteEntry.js',
          library: { type: 'var', name: container },
          exposes: { './lifecycles': { import: './src/lifecycles.tsx', name: 'lifecycles' } },
          shared: takenFromHost(),
          runtimePlugins: ['retryUrlPlugin.ts', 'awaitIntegrity.ts'].map(moduleFile),
          manifest: false,
          dts: false,
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new IntegrityPlugin(),
        new AssetListPlugin(),
        ...(mode === 'production' ? [new LicencesPlugin(LICENCES_FILE)] : []),
      ],
    };
    return serve
      ? [{ ...remote, devServer: devServer({ port }) }]
      : [remote, ...createServerBundleConfigs({ name, id, folder, mode })];
  };
}

const keepWhole = (landed: string[]) => ({
  chunks: (chunk: { canBeInitial(): boolean; name?: string | null }) =>
    !chunk.canBeInitial() && !landed.includes(chunk.name ?? ''),
});
