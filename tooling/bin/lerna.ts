// `npm run build`: lerna, which is installed when it is first called.
import { join } from 'node:path';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { installOnDemand } from '../on-demand/installOnDemand';
import { runCommand } from '../test/runCommand';

reportFailures();

const lerna = join(await installOnDemand('lerna'), 'lerna/dist/cli.js');
process.exitCode = await runCommand(process.execPath, [lerna, ...process.argv.slice(2)]);
