import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

export type WebpackConfig = Configuration & { devServer?: DevServerConfiguration };

/**
 * What `webpack.config.ts` of a package exports: its builds, one after another. `serve` asks for the one that a dev server
 * runs: beside the other packages (`with-shell`), or as a page of its own (`alone`).
 */
export type MakeConfigs = (options: {
  mode: 'production' | 'development';
  serve?: 'with-shell' | 'alone';
}) => WebpackConfig[];
