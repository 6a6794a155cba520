import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { assetRule, cssLoader, languageDataRule, scriptRule } from './moduleRules';
import { ModuleUrlPlugin } from './ModuleUrlPlugin';
import { ShortChunkIdsPlugin } from './ShortChunkIdsPlugin';
import { UNTOUCHED, sourceMaps } from './sourceMaps';

type BaseOptions = {
  folder: string;
  mode: 'production' | 'development';
  outputPath: string;
  /** Name of a chunk's file, before `.chunk.js`. */
  chunkPrefix: string;
  /** What tells this build from every other one of any package (`buildId`). */
  id: string;
  /** False in a version folder, where a file's place already says which build it is of. */
  hashed?: boolean;
};

/** What every browser build has in common. */
export function createBaseConfig({
  folder,
  mode,
  outputPath,
  chunkPrefix,
  id,
  hashed = true,
}: BaseOptions) {
  const production = mode === 'production';
  const hash = production && hashed ? '.[contenthash:8]' : '';
  return {
    mode,
    context: folder,
    devtool: production ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      path: outputPath,
      chunkFilename: `static/js/${chunkPrefix}.chunk.js`,
      assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
      chunkLoadTimeout: loadingLimits.chunkTimeoutMs,
      clean: true,
      // Two builds may stand in one page: what one waits for, keeps and styles carries its name.
      uniqueName: id,
      // As the standard wants: a module that threw throws again, and is not given out half run.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
    module: {
      rules: [
        scriptRule,
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, cssLoader({ readableNames: !production, salt: id })],
        },
        assetRule,
        languageDataRule,
      ],
    },
    plugins: [
      new ModuleUrlPlugin(),
      ...(production && !hashed ? [new ShortChunkIdsPlugin()] : []),
      ...(production ? [sourceMaps()] : []),
      new MiniCssExtractPlugin({
        filename: `static/css/[name]${hash}.css`,
        chunkFilename: `static/css/[name]${hash || '.chunk'}.css`,
        ignoreOrder: true,
      }),
    ],
    optimization: {
      // In a version folder names need no hash: ids that are names leave no table of names in the entry.
      chunkIds: production && hashed ? 'deterministic' : 'named',
      // Nor do ids of modules have to outlive a version there: the shortest ones are for what every visit loads.
      ...(production && !hashed && { moduleIds: 'size' as const }),
      // Few, larger chunks: each costs a request and compresses worse alone.
      splitChunks: { chunks: 'async', minSize: 60_000 },
      // swc's minifier: smaller (about 0.8 kB of the shell, brotli) and much faster than the default. For styles esbuild's:
      // 0.8 % smaller (brotli) than cssnano's, for a fifth less of a build's processor time. Both have threads of their own.
      minimizer: [
        new MinimizerPlugin({
          test: /\.js$/,
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          // Minified once more they take seconds of each build, and save next to nothing.
          exclude: UNTOUCHED,
          extractComments: false,
          minimizerOptions: {
            ecma: 2022,
            compress: { passes: 3 },
            mangle: true,
            format: { comments: false },
          },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.esbuildMinifyCss,
          parallel: false,
        }),
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  } satisfies Configuration;
}

export type BaseConfig = ReturnType<typeof createBaseConfig>;
