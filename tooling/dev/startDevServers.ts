import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { loadWebpackConfig } from '../webpack/loadWebpackConfig';
import type { MakeConfigs } from '../webpack/MakeConfigs';

/** Starts the dev server of a package: beside the shell, or in a page of its own. */
export async function startDevServers(
  folder: string,
  serve: NonNullable<Parameters<MakeConfigs>[0]['serve']>,
): Promise<void> {
  process.env.NODE_ENV = 'development';
  const makeConfigs = await loadWebpackConfig(folder);
  for (const config of makeConfigs({ mode: 'development', serve }))
    await new DevServer(config.devServer ?? {}, webpack(config)).start();
}
