import { join } from 'node:path';
import { lockFolder } from '@anunturi/local-firebase/server/lockFolder';
import { root } from '../build/folders';
import { freePort } from './freePort';
import { readReach } from './readReach';

/** Where the embedded Firebase keeps its data unless told. */
export const DATA_FOLDER = join(root, '.data');

/**
 * Whether the product can be served, asked before anything is built. @throws the error of a port in use, FolderInUseError when
 * another server has the data
 */
export async function checkPlace(port: number, dataFolder = DATA_FOLDER): Promise<void> {
  await freePort(port, readReach(process.env).hostname);
  const letGo = await lockFolder(dataFolder);
  letGo();
}
