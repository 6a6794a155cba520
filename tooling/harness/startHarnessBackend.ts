import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { root } from '../release/folders';
import { openSeededFirebase } from '../serve/openSeededFirebase';

/** The data of `npm start`, or data of this remote's own while another running server has those. */
export async function startHarnessBackend({ port, name }: { port: number; name: string }) {
  const open = (dataFolder: string) =>
    openSeededFirebase({
      dataFolder,
      siteOrigin: `http://localhost:${port}`,
      log: (line) => console.log(line),
      rulesFolder: join(root, 'backend'),
      watchRules: true,
    });
  const shared = process.env.DATA_FOLDER ?? join(root, '.data');
  const firebase = await open(shared).catch((error: Error) => {
    if (error.name !== 'FolderInUseError') throw error;
    const own = `${shared}.${name}`;
    console.log(
      `${shared} is in use by another running server: ${name} works with data of its own, in ${own}.`,
    );
    return open(own);
  });
  process.once('exit', () => void firebase.close());
  return getRequestListener(firebase.app.fetch);
}
