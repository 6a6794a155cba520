import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { WebpackPluginInstance } from 'webpack';
import { harnessMiddlewares } from '../harness/harnessMiddlewares';
import { devServer } from './devServer';
import type { Harness, WebpackConfig } from './MakeConfigs';
import { refreshedRule, scriptRule } from './moduleRules';

const require = createRequire(import.meta.url);

/**
 * A build beside the remote's: the page that mounts the same lifecycles without any shell, and takes changed components over
 * with what is typed in them.
 */
export function createHarness({ base, name, folder, port }: Harness): WebpackConfig {
  // Read here: no other build has to.
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin') as new (options: {
    overlay: boolean;
  }) => WebpackPluginInstance;
  return {
    mode: 'development',
    name: `${name}-alone`,
    context: folder,
    entry: { alone: join(import.meta.dirname, '../harness/main.tsx') },
    output: {
      path: join(folder, 'dist/alone'),
      filename: 'alone/[name].js',
      chunkFilename: 'alone/[name].chunk.js',
      publicPath: '/',
      uniqueName: `${name}-alone`,
    },
    devtool: 'cheap-module-source-map',
    resolve: {
      ...base.resolve,
      alias: {
        'remote-under-test/lifecycles$': join(folder, 'src/lifecycles.tsx'),
        'remote-under-test/routes$': join(folder, 'src/routes.ts'),
      },
    },
    module: {
      rules: base.module.rules.map((rule) => (rule === scriptRule ? refreshedRule : rule)),
    },
    plugins: [
      ...base.plugins.filter((plugin) => plugin instanceof MiniCssExtractPlugin),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    stats: 'errors-warnings',
    devServer: {
      ...devServer({ port: Number(process.env.PORT) || port }),
      hot: true,
      setupMiddlewares: (middlewares, server) => [
        ...harnessMiddlewares({ server, name }),
        ...middlewares,
      ],
    },
  };
}
