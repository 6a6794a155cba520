const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

// The packages do not export their ES module files by name: they stand beside the CommonJS main file.
const besideMain = (name, file) => path.join(path.dirname(require.resolve(name)), file);
const standIn = (file) => path.join(__dirname, 'federation-stand-ins', file);

/**
 * What is left out of the federation runtime (docs/decisions/0007).
 *
 * `provideExternalRuntime` bundles the runtime core and its sdk twice, once as CommonJS and once as ES module.
 * Pointing both at the ES module files leaves one copy (about 10 kB brotli less in the shell).
 */
const alias = {
  '@module-federation/runtime-core$': besideMain('@module-federation/runtime-core', 'index.js'),
  '@module-federation/sdk$': besideMain('@module-federation/sdk', 'index.js'),
  '@module-federation/error-codes$': besideMain('@module-federation/error-codes', 'index.mjs'),
  '@module-federation/error-codes/browser$': besideMain(
    '@module-federation/error-codes',
    'browser.mjs',
  ),
};

/**
 * Modules of the runtime that serve snapshots, manifests, preloading, remotes named at build time, and longer texts of
 * errors (the codes stay): the registry names entries and the HTML names files, so nothing here asks for them.
 */
const replaced = [
  [/\/snapshot\/SnapshotHandler\.js$/, 'SnapshotHandler.mjs'],
  [/\/utils\/preload\.js$/, 'preload.mjs'],
  [/\/desc\.mjs$/, 'desc.mjs'],
  [/\/logger\.js$/, 'logger.mjs', /sdk[\\/]dist/],
  [/\/remotes\.js$/, 'remotes.mjs', /webpack-bundler-runtime/],
];

const plugins = () =>
  replaced.map(
    ([request, file, within = /@module-federation/]) =>
      new NormalModuleReplacementPlugin(request, (resource) => {
        if (within.test(resource.context)) resource.request = standIn(file);
      }),
  );

module.exports = { alias, plugins };
