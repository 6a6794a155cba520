const path = require('node:path');

// The packages do not export their ES module files by name: they stand beside the CommonJS main file.
const besideMain = (name, file) => path.join(path.dirname(require.resolve(name)), file);

/**
 * `provideExternalRuntime` bundles the runtime core and its sdk twice, once as CommonJS and once as ES module.
 * Pointing both at the ES module files leaves one copy (about 10 kB brotli less in the shell).
 */
module.exports = {
  '@module-federation/runtime-core$': besideMain('@module-federation/runtime-core', 'index.js'),
  '@module-federation/sdk$': besideMain('@module-federation/sdk', 'index.js'),
  '@module-federation/error-codes$': besideMain('@module-federation/error-codes', 'index.mjs'),
  '@module-federation/error-codes/browser$': besideMain('@module-federation/error-codes', 'browser.mjs'),
};
