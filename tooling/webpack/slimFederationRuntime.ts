import webpack, { type Compiler } from 'webpack';
import { moduleFile } from './moduleFile';

const stub = (file: string) => moduleFile(`federation-stubs/${file}`);

/** The host loads remotes with the runtime that stands in for the library's (docs/decisions/0069). */
export const slimFederationAlias = {
  '@module-federation/enhanced/runtime$': stub('hostRuntime.ts'),
};

/** What the federation plugin puts into a build as its runtime. A remote's entry takes the host's. */
const runtimes = { host: 'bundlerRuntime.ts', remote: 'bundlerRuntimeOfHost.ts' };

/** Webpack's own table of shared modules: the federation plugin writes the same again, and its runtime uses that one. */
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

export const slimFederationPlugins = (side: keyof typeof runtimes) => [
  withoutSecondTable,
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    stub(runtimes[side]),
  ),
];
