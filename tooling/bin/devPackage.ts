// `npm run dev` in a package: its dev server. A remote runs alone, with a page of its own, unless the shell runs beside it (WITH_SHELL).
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { packageFolder, nameOfFolder } from '../build/folders';
import { loadWebpackConfig } from '../webpack/loadWebpackConfig';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

process.env.NODE_ENV = 'development';
const makeConfigs = await loadWebpackConfig(packageFolder(nameOfFolder(process.cwd())));
const serve = process.env.WITH_SHELL ? 'with-shell' : 'alone';
for (const config of makeConfigs({ mode: 'development', serve }))
  await new DevServer(config.devServer ?? {}, webpack(config)).start();
