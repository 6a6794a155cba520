import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { BaseConfig } from './createBaseConfig';

export type WebpackConfig = Configuration & { devServer?: DevServerConfiguration };

/** What is known of a remote when a page is made that runs it alone. */
export type Harness = { base: BaseConfig; name: string; folder: string; port: number };

/**
 * What `webpack.config.ts` of a package exports: its builds, one after another. `serve` asks for the one that a dev server
 * runs: beside the other packages (`with-shell`), or in the page that the function makes of it.
 */
export type MakeConfigs = (options: {
  mode: 'production' | 'development';
  serve?: 'with-shell' | ((harness: Harness) => WebpackConfig);
}) => WebpackConfig[];
