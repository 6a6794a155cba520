import { join } from 'node:path';
import { type BundleProcess, startBundleProcess } from '@anunturi/edge/bundles/startBundleProcess';
import { matchRoute } from '@anunturi/shared-contract/navigation/matchRoute';
import { pageDataSchema } from '@anunturi/shared-contract/page/pageDataSchema';
import webpack from 'webpack';
import { packageFolder } from '../build/folders';
import { buildId } from '../build/buildId';
import { createServerBundleConfigs } from '../webpack/createServerBundleConfigs';
import type { Rendered } from './Rendered';
import { harnessFirebase } from './harnessFirebase';
import { readRoutes } from './readRoutes';

type Render = (pathname: string, search: string) => Promise<Rendered | null>;

/** A page that takes longer is the browser's to render; more than in production, where bundles are small. */
const LIMIT_MS = 5000;
const MEMORY_MB = 512;

/** Builds `server.ts` of a remote, again at each change, and renders its public pages as the HTML server does. */
export function startRendering(name: string, port: number): Render {
  const folder = packageFolder(name);
  const [config] = createServerBundleConfigs({
    name,
    id: buildId(name, 'development'),
    folder,
    mode: 'development',
  });
  if (!config) return async () => null;
  const path = join(folder, 'dist/alone-server');
  const output = { ...config.output, path, filename: 'server.[fullhash].cjs', clean: true };
  const firebase = harnessFirebase(`http://localhost:${port}`);
  let running: BundleProcess | undefined;
  let lastPage = 0;
  const built = new Promise<void>((resolve) => {
    webpack({ ...config, output })?.watch({}, (error, stats) => {
      // The page's own build says what is wrong, once it is delivered.
      if (error || !stats || stats.hasErrors()) return resolve();
      const file = join(path, `server.${stats.hash}.cjs`);
      const limits = { limitMs: LIMIT_MS, memoryMb: MEMORY_MB };
      const onEnd = (reason: Error) => {
        if (running === newest) console.error(`server.ts of ${name} ended.`, reason);
      };
      const before = running;
      const newest = startBundleProcess({ file, firebase, ...limits, onEnd });
      running = newest;
      before?.retire();
      resolve();
    });
  });
  return async (pathname, search) => {
    const found = matchRoute(await readRoutes(folder), pathname);
    if (found?.route.access !== 'public') return null;
    await built;
    if (!running) return null;
    const request = { screen: found.route.screen, params: found.params, pathname, search };
    const number = (lastPage += 1);
    const [said, markup] = await Promise.all([
      running.ask(LIMIT_MS, 'load', request, number),
      running.ask(LIMIT_MS, 'render', request, number),
    ]);
    if (said.value === undefined || said.value === null) return null;
    const read = { ...said.value, data: JSON.parse(said.dataJson ?? '{}') as unknown };
    const { data = {} } = pageDataSchema.parse(read);
    return typeof markup.value === 'string' ? { markup: markup.value, data } : null;
  };
}
