import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { LicencesPlugin } from './LicencesPlugin';
import { assetRule, cssLoader, scriptRule } from './moduleRules';
import { ModuleUrlPlugin } from './ModuleUrlPlugin';

type ServerBundle = {
  name: string;
  /** Of the browser's build that it renders for: both give the same class names. */
  id: string;
  folder: string;
  mode: 'production' | 'development';
  alias?: Record<string, string | false>;
};

/** Packages that read what a visitor gives to a form: no page needs them, and each process would read megabytes of them. */
const inBrowsersOnly = { 'heic-to/csp': false } as const;

/**
 * The build of `src/server.ts`, when a package has one: one CommonJS file with everything in it, released beside the
 * browser files, so that the HTML server runs exactly the version that the registry names.
 */
export function createServerBundleConfigs({
  name,
  id,
  folder,
  mode,
  alias = {},
}: ServerBundle): Configuration[] {
  if (!['server.ts', 'server.tsx'].some((file) => existsSync(join(folder, 'src', file)))) return [];
  return [
    {
      mode,
      name: `${name}-server`,
      context: folder,
      target: 'node20',
      devtool: false,
      entry: { server: './src/server' },
      output: {
        path: join(folder, 'dist/build'),
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
        clean: false,
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.js', '.mjs'],
        alias: { ...inBrowsersOnly, ...alias },
      },
      module: {
        // One file: what a browser would load later stands in it too, and is run only when a screen asks for it.
        parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
        rules: [
          scriptRule,
          { ...assetRule, generator: { emit: false } },
          {
            test: /\.css$/,
            use: [
              cssLoader({
                exportOnlyLocals: true,
                readableNames: mode === 'development',
                salt: id,
              }),
            ],
          },
        ],
      },
      plugins: [new ModuleUrlPlugin(), new LicencesPlugin('server-licences.json')],
      optimization: { splitChunks: false, minimize: false },
      performance: { hints: false },
      stats: 'errors-warnings',
    },
  ];
}
