const fs = require('node:fs');
const path = require('node:path');
const slimIcons = require('./slimIcons.cjs');

/**
 * The build of `src/server.ts`, when a remote has one: one CommonJS file with everything in it, released beside the
 * browser files, so that the HTML server runs exactly the version that the registry names.
 */
module.exports = function createServerBundleConfig({ name, folder, mode, alias }) {
  if (!['server.ts', 'server.tsx'].some((file) => fs.existsSync(path.join(folder, 'src', file))))
    return [];
  return [
    {
      mode,
      name: `${name}-server`,
      context: folder,
      target: 'node20',
      devtool: false,
      entry: { server: './src/server' },
      output: {
        path: path.join(folder, 'dist/build'),
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
        clean: false,
      },
      resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], ...(alias ? { alias } : {}) },
      module: {
        // One file: what a browser would load later stands in it too, and is run only when a screen asks for it.
        parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
        rules: [
          {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
            resolve: { fullySpecified: false },
          },
          {
            test: /\.(ttf|woff2|png|webp|svg)$/,
            type: 'asset/resource',
            generator: { emit: false },
          },
          {
            test: /\.css$/,
            use: [
              {
                loader: require.resolve('css-loader'),
                options: {
                  modules: {
                    auto: /\.module\.css$/,
                    exportOnlyLocals: true,
                    namedExport: false,
                    exportLocalsConvention: 'as-is',
                    localIdentName: '[hash:base64:7]',
                    localIdentContext: path.resolve(__dirname, '../..'),
                  },
                },
              },
            ],
          },
        ],
      },
      plugins: [slimIcons()],
      optimization: { splitChunks: false, minimize: false },
      performance: { hints: false },
      stats: 'errors-warnings',
    },
  ];
};
