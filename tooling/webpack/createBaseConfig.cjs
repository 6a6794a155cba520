const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const slimIcons = require('./slimIcons.cjs');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');

/** A chunk that has not come within two minutes counts as failed (product-spec.txt §9). */
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * What every browser build has in common. JSX is compiled for `react/jsx-runtime` in every mode: development JSX would
 * crash in a production shell, and a shell without that module would not provide it to its remotes.
 */
module.exports = function createBaseConfig({
  folder,
  mode,
  outputPath,
  chunkPrefix,
  hashed = true,
}) {
  const production = mode === 'production';
  return {
    mode,
    context: folder,
    devtool: production ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      path: outputPath,
      chunkFilename: `static/js/${chunkPrefix}.chunk.js`,
      assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
          resolve: { fullySpecified: false },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  auto: /\.module\.css$/,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: production ? '[hash:base64:7]' : '[name]-[local]-[hash:base64:4]',
                  // The same file gets the same names in the shell, in every remote and on the server.
                  localIdentContext: path.resolve(__dirname, '../..'),
                },
              },
            },
          ],
        },
        { test: /\.(ttf|woff2|png|webp|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      slimIcons(),
      new MiniCssExtractPlugin({
        filename:
          production && hashed ? 'static/css/[name].[contenthash:8].css' : 'static/css/[name].css',
        chunkFilename:
          production && hashed
            ? 'static/css/[name].[contenthash:8].css'
            : 'static/css/[name].chunk.css',
        ignoreOrder: true,
      }),
    ],
    optimization: {
      // In a version folder names need no hash: ids that are names leave no table of names in the entry.
      chunkIds: production && hashed ? 'deterministic' : 'named',
      // swc's minifier: smaller (about 0.8 kB of the shell, brotli) and much faster than the default.
      // Few, larger chunks: each costs a request and compresses worse alone.
      splitChunks: { chunks: 'async', minSize: 60_000 },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            ecma: 2022,
            compress: { passes: 3 },
            mangle: true,
            format: { comments: false },
          },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
};
