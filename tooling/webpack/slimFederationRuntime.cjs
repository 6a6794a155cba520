const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

// The packages do not export their ES module files by name: they stand beside the CommonJS main file.
const besideMain = (name, file) => path.join(path.dirname(require.resolve(name)), file);

/**
 * What the shell leaves out of the federation runtime (docs/decisions/0007).
 *
 * `provideExternalRuntime` bundles the runtime core and its sdk twice, once as CommonJS and once as ES module.
 * Pointing both at the ES module files leaves one copy (about 10 kB brotli less in the shell).
 */
const alias = {
  '@module-federation/runtime-core$': besideMain('@module-federation/runtime-core', 'index.js'),
  '@module-federation/sdk$': besideMain('@module-federation/sdk', 'index.js'),
  '@module-federation/error-codes$': besideMain('@module-federation/error-codes', 'index.mjs'),
  '@module-federation/error-codes/browser$': besideMain('@module-federation/error-codes', 'browser.mjs'),
};

/** Snapshots, manifests and preloading by the runtime: not used here, since the registry names entries and the HTML names files. */
const plugins = [
  new NormalModuleReplacementPlugin(/\/snapshot\/SnapshotHandler\.js$/, path.join(__dirname, 'noSnapshotHandler.mjs')),
  new NormalModuleReplacementPlugin(/\/utils\/preload\.js$/, (resource) => {
    if (resource.context.includes('@module-federation')) resource.request = path.join(__dirname, 'noPreload.mjs');
  }),
];

module.exports = { alias, plugins };
