import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { harnessMiddlewares } from '../harness/harnessMiddlewares';
import type { BaseConfig } from './createBaseConfig';
import { devServer } from './devServer';
import type { WebpackConfig } from './MakeConfigs';

type Harness = { base: BaseConfig; name: string; folder: string; port: number };

/** A build beside the remote's: the page that mounts the same lifecycles without any shell. */
export function createHarness({ base, name, folder, port }: Harness): WebpackConfig {
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
    module: base.module,
    plugins: base.plugins.filter((plugin) => plugin instanceof MiniCssExtractPlugin),
    stats: 'errors-warnings',
    devServer: {
      ...devServer({ port: Number(process.env.PORT) || port }),
      client: { overlay: { errors: true, warnings: false } },
      setupMiddlewares: (middlewares, server) => [
        ...harnessMiddlewares({ server, name }),
        ...middlewares,
      ],
    },
  };
}
