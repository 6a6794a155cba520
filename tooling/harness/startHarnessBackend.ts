import { LOGIN_PATH } from '@anunturi/shared-contract/navigation/shellPages';
import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { secretFiles } from '@anunturi/local-firebase/server/keepSecret';
import { OUTBOX_FOLDER } from '@anunturi/local-firebase/server/openFirebase';
import { Hono } from 'hono';
import { root } from '../build/folders';
import { createCommandProxy } from '../serve/createCommandProxy';
import { createDemoCodeApp } from '../serve/createDemoCodeApp';
import { giveDemoSecondFactor } from '../serve/giveDemoSecondFactor';
import { openSeededFirebase } from '../serve/openSeededFirebase';
import { startCommandProcess } from '../serve/startCommandProcess';

/** The data of `npm start`, or data of this remote's own while another running server has those. */
export async function startHarnessBackend({ port, name }: { port: number; name: string }) {
  const open = (dataFolder: string) =>
    openSeededFirebase({
      dataFolder,
      siteOrigin: `http://localhost:${port}`,
      log: (line) => console.log(line),
      configFile: join(root, 'firebase.json'),
      projectId: EMBEDDED_PROJECT,
      actionUrl: `http://localhost:${port}${LOGIN_PATH}`,
      watchRules: true,
    });
  const shared = process.env.DATA_FOLDER ?? join(root, '.data');
  let dataFolder = shared;
  const firebase = await open(shared).catch((error: Error) => {
    if (error.name !== 'FolderInUseError') throw error;
    const own = `${shared}.${name}`;
    console.log(
      `${shared} is in use by another running server: ${name} works with data of its own, in ${own}.`,
    );
    dataFolder = own;
    return open(own);
  });
  process.once('exit', () => void firebase.close());
  const log = (line: string) => console.log(line);
  const commands = startCommandProcess({
    origin: `http://127.0.0.1:${port}`,
    projectId: EMBEDDED_PROJECT,
    serviceTokenFile: join(dataFolder, secretFiles.serviceToken),
    siteOrigin: `http://localhost:${port}`,
    mailFolder: join(dataFolder, OUTBOX_FOLDER),
    searchFile: join(dataFolder, 'search-index'),
    watched: true,
    log,
  });
  giveDemoSecondFactor(firebase.admin);
  const app = new Hono();
  app.route('/', createDemoCodeApp());
  app.route('/', createCommandProxy(commands, log));
  app.route('/', firebase.app);
  return getRequestListener(app.fetch);
}
