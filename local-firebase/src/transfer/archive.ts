import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { TransferError } from './backupFormat';

/** Whether a backup is one file instead of a folder. */
export function isArchive(path: string): boolean {
  return /\.(tar\.gz|tgz)$/i.test(path);
}

/** Packs a folder with the system's tar. */
export async function pack(folder: string, archive: string): Promise<void> {
  await tar(['-czf', archive, '-C', folder, '.']);
}

/** Unpacks an archive into an existing folder. */
export async function unpack(archive: string, folder: string): Promise<void> {
  await tar(['-xzf', archive, '-C', folder, '--no-same-owner']);
}

async function tar(parameters: string[]): Promise<void> {
  const child = spawn('tar', parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(child, 'close').catch(() => {
    throw new TransferError('The program tar is missing; give a folder instead of a file.');
  })) as [number];
  if (code !== 0) throw new TransferError(`tar failed: ${said.trim()}`);
}
