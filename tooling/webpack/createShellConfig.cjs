const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { InjectManifest } = require('workbox-webpack-plugin');
const AssetListPlugin = require('./AssetListPlugin.cjs');
const createBaseConfig = require('./createBaseConfig.cjs');
const createServerBundleConfig = require('./createServerBundleConfig.cjs');
const { devServer } = require('./createHarness.cjs');
const { providedByHost } = require('./sharedModules.cjs');
const slimFederationRuntime = require('./slimFederationRuntime.cjs');
const { port } = require('../../remotes.config.json').shell;

/**
 * The build of the host: no remote is named here (they come from the registry at run time); React, the session and the
 * federation runtime are provided to every remote.
 */
module.exports = function createShellConfig({ folder }) {
  return (env, { mode }) => {
    const base = createBaseConfig({
      folder,
      mode,
      outputPath: path.join(folder, 'dist/build'),
      chunkPrefix: '[name].[contenthash:8]',
    });
    const browser = {
      ...base,
      name: 'shell',
      entry: { main: './src/main.tsx' },
      output: {
        ...base.output,
        filename: 'static/js/[name].[contenthash:8].js',
        publicPath: env?.WEBPACK_SERVE ? `http://localhost:${port}/` : '/',
        uniqueName: 'shell',
      },
      resolve: { ...base.resolve, alias: slimFederationRuntime.alias },
      plugins: [
        ...base.plugins,
        ...slimFederationRuntime.plugins(),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: providedByHost(),
          shareStrategy: 'loaded-first',
          runtimePlugins: [
            path.join(folder, 'src/federation/scriptPlugin.ts'),
            require.resolve('./retryUrlPlugin.cjs'),
          ],
          manifest: false,
          dts: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new AssetListPlugin(),
        ...(mode === 'production'
          ? [
              new InjectManifest({
                swSrc: path.join(folder, 'src/service-worker.ts'),
                swDest: 'service-worker.js',
                include: [/\/main\.[^/]+\.(js|css)$/],
                maximumFileSizeToCacheInBytes: 5_000_000,
              }),
            ]
          : []),
      ],
      ...(env?.WEBPACK_SERVE ? { devServer: devServer({ port }) } : {}),
    };
    // No remote is downloaded while a page is drawn on a server: its markup comes with the request.
    const server = createServerBundleConfig({
      name: 'shell',
      folder,
      mode,
      alias: { '@module-federation/enhanced/runtime': false },
    });
    return env?.WEBPACK_SERVE ? browser : [browser, ...server];
  };
};
