import webpack, { type Configuration } from 'webpack';
import { root } from '../build/folders';
import { scriptRule } from '../webpack/moduleRules';
import type { ServerProgram } from './serverPrograms';

/** What a program finds beside itself, unless its environment says otherwise. */
const BESIDE = `process.env.SITE_CONFIG ??= require('node:path').join(__dirname, 'site.config.json');
process.env.FILES_FOLDER ??= require('node:path').join(__dirname, 'files');`;

/** The build of a server program into one file that Node runs as it is: readable, so that the log's lines can be found. */
export const createServerConfig = (
  { entry, outside }: ServerProgram,
  folder: string,
): Configuration => ({
  mode: 'production',
  context: root,
  target: 'node20',
  devtool: false,
  entry: { main: entry },
  output: { path: folder, filename: '[name].cjs', library: { type: 'commonjs2' } },
  resolve: { extensions: ['.ts', '.js', '.mjs'] },
  externals: outside.map((name) => new RegExp(`^${name}(/|$)`)),
  externalsType: 'commonjs2',
  node: { __dirname: false, __filename: false },
  module: {
    parser: { javascript: { dynamicImportMode: 'eager', url: false, worker: false } },
    rules: [scriptRule],
  },
  plugins: [
    new webpack.DefinePlugin({ 'import.meta.dirname': '__dirname' }),
    new webpack.BannerPlugin({ banner: BESIDE, raw: true }),
  ],
  optimization: { splitChunks: false, minimize: false },
  // Names a module of a database that nobody here has.
  ignoreWarnings: [{ module: /rate-limiter-flexible/ }],
  performance: { hints: false },
  stats: 'errors-warnings',
});
