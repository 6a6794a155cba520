const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const AssetListPlugin = require('./AssetListPlugin.cjs');
const createBaseConfig = require('./createBaseConfig.cjs');
const createHarness = require('./createHarness.cjs');
const createServerBundleConfig = require('./createServerBundleConfig.cjs');
const slimFederationRuntime = require('./slimFederationRuntime.cjs');
const { takenFromHost } = require('./sharedModules.cjs');
const { remotes } = require('../../remotes.config.json');

/**
 * The whole build of a remote. Production: `dist/build` with `remoteEntry.js`, taking React, the session and the
 * federation runtime from its host. `webpack serve`: the same remote plus a page that runs it alone.
 * Name and port are those of remotes.config.json.
 * @param {{ folder: string, landed?: string[] }} remote `landed`: screens that visitors land
 * on: each is one file, so that the first visit compresses better and asks once
 */
module.exports = function createRemoteConfig({ folder, landed }) {
  const { name, port } = remotes.find((remote) => remote.folder === path.basename(folder));
  return (env, { mode }) => {
    const base = createBaseConfig({
      folder,
      mode,
      outputPath: path.join(folder, 'dist/build'),
      chunkPrefix: '[name]',
      hashed: false,
    });
    const container = `remote_${name}`; // not the bare name: a screen's chunk may carry it
    const alone = Boolean(env?.WEBPACK_SERVE) && !process.env.WITH_SHELL;
    const remote = {
      ...base,
      name,
      entry: {},
      output: { ...base.output, publicPath: 'auto', uniqueName: name },
      ...(landed
        ? {
            optimization: {
              ...base.optimization,
              splitChunks: {
                chunks: (chunk) => !chunk.canBeInitial() && !landed.includes(chunk.name),
              },
            },
          }
        : {}),
      plugins: [
        ...base.plugins,
        ...slimFederationRuntime.plugins(),
        new ModuleFederationPlugin({
          name: container,
          filename: 'remoteEntry.js',
          library: { type: 'var', name: container },
          exposes: { './lifecycles': { import: './src/lifecycles.tsx', name: 'lifecycles' } },
          shared: takenFromHost(),
          runtimePlugins: [require.resolve('./retryUrlPlugin.cjs')],
          manifest: false,
          dts: false,
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new AssetListPlugin(),
      ],
    };
    if (!env?.WEBPACK_SERVE) return [remote, ...createServerBundleConfig({ name, folder, mode })];
    return alone
      ? createHarness({ remote, name, folder, port })
      : { ...remote, devServer: createHarness.devServer({ port }) };
  };
};
