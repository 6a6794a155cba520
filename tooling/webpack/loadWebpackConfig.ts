import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MakeConfigs } from './MakeConfigs';

/** What `webpack.config.ts` of a package exports. */
export async function loadWebpackConfig(folder: string): Promise<MakeConfigs> {
  const module = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: MakeConfigs;
  };
  return module.default;
}
