// `npm run dev` in a package: its dev server. A remote runs alone, with a page of its own, unless the shell runs beside it (WITH_SHELL).
import { packageFolder, nameOfFolder } from '../build/folders';
import { startDevServers } from '../dev/startDevServers';
import { createHarness } from '../webpack/createHarness';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const folder = packageFolder(nameOfFolder(process.cwd()));
await startDevServers(folder, process.env.WITH_SHELL ? 'with-shell' : createHarness);
