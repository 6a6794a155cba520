import { dirname, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { moduleFile } from './moduleFile';
import { resolveModule } from './resolveModule';

// The packages do not export their ES module files by name: they stand beside the CommonJS main file.
const besideMain = (name: string, file: string) => join(dirname(resolveModule(name)), file);
const stub = (file: string) => moduleFile(`federation-stubs/${file}`);

/**
 * What is left out of the federation runtime (docs/decisions/0007).
 *
 * `provideExternalRuntime` bundles the runtime core and its sdk twice, once as CommonJS and once as ES module.
 * Pointing both at the ES module files leaves one copy (about 10 kB brotli less in the shell).
 */
export const slimFederationAlias = {
  '@module-federation/runtime-core$': besideMain('@module-federation/runtime-core', 'index.js'),
  '@module-federation/sdk$': besideMain('@module-federation/sdk', 'index.js'),
  '@module-federation/error-codes$': besideMain('@module-federation/error-codes', 'index.mjs'),
  '@module-federation/error-codes/browser$': besideMain(
    '@module-federation/error-codes',
    'browser.mjs',
  ),
};

/**
 * Modules of the runtime that serve snapshots, manifests, preloading, entries that are modules or run in Node, remotes named at build time, shared modules that were
 * shaken apart, ranges of versions that no build here asks for, and longer texts of errors (the codes stay): the registry
 * names entries and the HTML names files, so nothing here asks for them.
 */
const replaced = [
  { request: /\/snapshot\/SnapshotHandler\.js$/, file: 'SnapshotHandler.ts' },
  { request: /\/utils\/preload\.js$/, file: 'preload.ts' },
  { request: /\/load\.js$/, file: 'loadEntry.ts', within: /runtime-core[\\/]dist/ },
  { request: /\/semver\/index\.js$/, file: 'satisfy.ts' },
  { request: /\/desc\.mjs$/, file: 'desc.ts' },
  { request: /\/logger\.js$/, file: 'logger.ts', within: /sdk[\\/]dist/ },
  { request: /\/remotes\.js$/, file: 'remotes.ts', within: /webpack-bundler-runtime/ },
  { request: /\/getSharedFallbackGetter\.js$/, file: 'getSharedFallbackGetter.ts' },
  { request: /\/getUsedExports\.js$/, file: 'getUsedExports.ts' },
  { request: /\/init\.js$/, file: 'init.ts', within: /webpack-bundler-runtime/ },
];

/** The host leaves on the page what its remotes do not bring. */
const inHost = {
  request: /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
  file: 'provideRuntimes.ts',
  within: /./,
};
const inRemote = {
  request: /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
  file: 'bundlerRuntimeOfHost.ts',
  within: /./,
};

/** Webpack's own table of shared modules: the federation runtime writes the same again, and uses its own. */
const withoutSecondTable = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('withoutSecondTable', (compilation) =>
      compilation.hooks.runtimeModule.tap('withoutSecondTable', (module) => {
        if (module.name === 'sharing' && module.stage === webpack.RuntimeModule.STAGE_NORMAL)
          module.generate = () => null;
      }),
    );
  },
};

export const slimFederationPlugins = (side: 'host' | 'remote') => [
  withoutSecondTable,
  ...[...replaced, side === 'host' ? inHost : inRemote].map(
    ({ request, file, within = /@module-federation/ }) =>
      new webpack.NormalModuleReplacementPlugin(request, (resource) => {
        if (within.test(resource.context)) resource.request = stub(file);
      }),
  ),
];
