import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { TransferError } from './backupFormat';

/** Whether a backup is one file instead of a folder. */
export function isArchive(path: string): boolean {
  return /\.(tar\.gz|tgz)$/i.test(path);
}

/** Packs a folder with the system's tar. */
export async function pack(folder: string, archive: string): Promise<void> {
  const said = await tar(['-czf', archive, '-C', folder, '.']);
  if (said !== null)
    throw new TransferError(`${archive} could not be written.`, `The disk says: ${said}`);
}

/** Unpacks an archive into an existing folder. */
export async function unpack(archive: string, folder: string): Promise<void> {
  const said = await tar(['-xzf', archive, '-C', folder, '--no-same-owner']);
  if (said !== null)
    throw new TransferError(
      `${archive} is cut short or no archive at all: nothing was restored.`,
      'Take another copy of the backup.',
    );
}

/** Null when all went well, otherwise the first line of what tar says. @throws TransferError where there is none */
async function tar(parameters: string[]): Promise<string | null> {
  const child = spawn('tar', parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(child, 'close').catch(() => {
    throw new TransferError('The program tar is missing.', 'Name a folder instead of a file.');
  })) as [number];
  return code === 0 ? null : said.trim().split('\n')[0]!;
}
