// What `npm start` runs, compiled.
import { buildAll } from '../build/buildAll';
import { filesFolder } from '../build/folders';
import { programFile } from '../bundle/compiledStart.cjs';
import { folderTarget } from '../release/folderTarget';
import { releaseBuilt } from '../release/releaseBuilt';
import { checkPlace } from './checkPlace';
import { serve } from './serve';
import { readPort } from '@anunturi/shared-contract/program/readPort';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

async function start() {
  const port = readPort(process.env.PORT, 3000);
  await checkPlace(port, process.env.DATA_FOLDER);
  await buildAll({
    onStart: () => console.log('Building what is not built yet...'),
  });
  await releaseBuilt(folderTarget(filesFolder));
  await serve({
    port,
    dataFolder: process.env.DATA_FOLDER,
    commandProgram: programFile('commands'),
  });
}

void start();
