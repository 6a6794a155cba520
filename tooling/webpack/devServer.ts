import type { Configuration } from 'webpack-dev-server';

/** Dev-server settings of a host or remote that runs beside the others. */
export function devServer({ port }: { port: number }): Configuration {
  return {
    host: process.env.HOST || '127.0.0.1',
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
    setupExitSignals: false, // it ends at once: left to itself it would first finish what it compiles
    devMiddleware: { writeToDisk: (file) => file.endsWith('assets.json') },
  };
}
