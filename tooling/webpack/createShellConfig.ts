import { join } from 'node:path';
import { LICENCES_FILE } from '@anunturi/shared-contract/page/licencesAddress';
import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { buildId } from '../build/buildId';
import { devPort } from '../build/folders';
import { AssetListPlugin } from './AssetListPlugin';
import { ChunkHashesPlugin } from './ChunkHashesPlugin';
import { createBaseConfig } from './createBaseConfig';
import { createServerBundleConfigs } from './createServerBundleConfigs';
import { devServer } from './devServer';
import { IntegrityPlugin } from './IntegrityPlugin';
import { LicencesPlugin } from './LicencesPlugin';
import type { MakeConfigs, WebpackConfig } from './MakeConfigs';
import { moduleFile } from './moduleFile';
import { ServiceWorkerPlugin } from './ServiceWorkerPlugin';
import { providedByHost } from './sharedModules';
import { knownWants, shellOffer } from './shellOffer';
import { slimFederationAlias, slimFederationPlugins } from './slimFederationRuntime';

const port = devPort('shell');

/** The order of layers, what bare elements look like, and what the system's colours need. */
const pageStyles = ['tokens', 'base', 'forcedColours'].map(
  (name) => `@anunturi/shared-ui/${name}.css`,
);

/**
 * The build of the host: no remote is named here (they come from the registry at run time); React, the session and the
 * federation runtime are provided to every remote.
 */
export function createShellConfig({ folder }: { folder: string }): MakeConfigs {
  return ({ mode, serve }) => {
    const id = buildId('shell', mode);
    const base = createBaseConfig({
      id,
      folder,
      mode,
      // A development server never writes where a build lies.
      outputPath: join(folder, serve ? 'dist/dev' : 'dist/build'),
      chunkPrefix: '[name].[contenthash:8]',
    });
    const browser: WebpackConfig = {
      ...base,
      name: 'shell',
      // What is imported eagerly counts as standing before what is imported: the page's own styles are named first here.
      entry: { main: [...pageStyles, './src/main.ts'] },
      output: {
        ...base.output,
        filename: 'static/js/[name].[contenthash:8].js',
        publicPath: serve ? `http://localhost:${port}/` : '/',
      },
      resolve: { ...base.resolve, alias: slimFederationAlias },
      optimization: {
        ...base.optimization,
        splitChunks: { ...base.optimization.splitChunks, cacheGroups: wholeChunks },
      },
      plugins: [
        ...base.plugins,
        ...slimFederationPlugins('host'),
        new webpack.DefinePlugin({
          'process.env.SHELL_OFFER': JSON.stringify(JSON.stringify(shellOffer())),
          'process.env.KNOWN_WANTS': JSON.stringify(knownWants().join('\n')),
        }),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shareStrategy: 'loaded-first',
          runtimePlugins: [
            join(folder, 'src/federation/scriptPlugin.ts'),
            ...['retryUrlPlugin.ts', 'awaitIntegrity.ts'].map(moduleFile),
          ],
          manifest: false,
          dts: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        // Provided, and not consumed: there is no other to take them from, so the shell imports its own.
        // (The plugin that consumes writes what is provided, too.)
        new ProvideSharedPlugin({ provides: providedByHost() }),
        new ConsumeSharedPlugin({ consumes: {} }),
        new IntegrityPlugin(),
        mode === 'production'
          ? new ChunkHashesPlugin(ofMostVisits)
          : new webpack.DefinePlugin({ 'process.env.CHUNK_HASHES': 'undefined' }),
        new AssetListPlugin(),
        ...(mode === 'production' ? [new LicencesPlugin(LICENCES_FILE)] : []),
        ...(mode === 'production' ? [serviceWorker(folder)] : []),
      ],
    };
    if (serve) return [{ ...browser, devServer: devServer({ port }) }];
    // No remote is downloaded while a page is rendered on a server: its markup comes with the request.
    const alias = { '@module-federation/enhanced/runtime': false as const };
    return [browser, ...createServerBundleConfigs({ name: 'shell', id, folder, mode, alias })];
  };
}

/** Files that come without a person asking for anything: idle, by the first sign, on a phone. */
const ofMostVisits = ['telemetry.js', 'updates.js', 'bottomBar.js', 'bottomBar.css'];

/**
 * What several chunks take of a package stands in the chunk that its own import asks for. Left to itself that import would get
 * a file of a hundred bytes beside it.
 */
const wholeChunks = {
  firebase: inOneChunk(
    'firebase-app',
    /\/(@firebase\/(app|component|logger|util)|firebase\/app|idb)\//,
  ),
  router: inOneChunk(
    'router',
    /\/(react-router(-dom)?\/|shell\/src\/routing\/(BrowserPlace|fetchAhead)\.)/,
  ),
};

function inOneChunk(name: string, test: RegExp) {
  return { name, test, chunks: 'async' as const, enforce: true };
}

const serviceWorker = (folder: string) =>
  new ServiceWorkerPlugin({
    source: join(folder, 'src/service-worker.ts'),
    file: 'service-worker.js',
    files: /^static\/(.+\.(js|css|ttf|svg)|hashes\..+\.json)$/,
    // The entry, the hashes of other chunks, what says that a page is a kept one, and the footer of one that came without its markup.
    first: /\/(main|hashes|toasts|updates|footer)\.[^/]+\.(js|css|json)$/,
  });
