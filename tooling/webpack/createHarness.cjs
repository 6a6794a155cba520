const path = require('node:path');

/** Dev-server settings of a host or remote that runs beside the others. */
function devServer({ port }) {
  return {
    port,
    hot: false,
    liveReload: true,
    headers: { 'access-control-allow-origin': '*' },
    allowedHosts: ['localhost', '127.0.0.1'],
    client: {
      overlay: { errors: true, warnings: false },
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    static: false,
    devMiddleware: { writeToDisk: (file) => file.endsWith('assets.json') },
  };
}

/** A second build beside the remote's: the page that mounts the same lifecycles without any shell. */
function createHarness({ remote, name, folder, port }) {
  const harness = {
    mode: 'development',
    name: `${name}-alone`,
    context: folder,
    entry: { alone: path.resolve(__dirname, '../harness/main.tsx') },
    output: {
      path: path.join(folder, 'dist/alone'),
      filename: 'alone/[name].js',
      chunkFilename: 'alone/[name].chunk.js',
      publicPath: '/',
      uniqueName: `${name}-alone`,
    },
    devtool: 'cheap-module-source-map',
    resolve: {
      ...remote.resolve,
      alias: {
        'remote-under-test/lifecycles$': path.join(folder, 'src/lifecycles.tsx'),
        'remote-under-test/routes$': path.join(folder, 'src/routes.ts'),
      },
    },
    module: remote.module,
    plugins: remote.plugins.filter((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin'),
    stats: 'errors-warnings',
    devServer: {
      ...devServer({ port: Number(process.env.PORT) || port }),
      client: { overlay: { errors: true, warnings: false } },
      setupMiddlewares: (middlewares, server) => [
        ...require('../harness/middlewares.cjs')({ server, name }),
        ...middlewares,
      ],
    },
  };
  return harness;
}

module.exports = Object.assign(createHarness, { devServer });
