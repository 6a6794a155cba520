import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isArchive, pack, unpack } from './archive';
import { TransferError } from './backupFormat';
import { exportBackup } from './exportBackup';
import { importBackup } from './importBackup';
import { drillReport, restoreDrill } from './restoreDrill';

export const transferUsage = `local-firebase export <folder|file.tar.gz> [--data FOLDER]             copies everything, also while the server runs
local-firebase import <folder|file.tar.gz> [--data FOLDER] [--replace]   only while the server is stopped
local-firebase drill <folder|file.tar.gz> [--within-hours 26]          restores the backup, or the newest of a folder, into an empty folder and compares`;

/** Backup and restore: `export`, `import` or `drill`, then what these take. @throws TransferError, FolderInUseError */
export async function transfer(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      data: { type: 'string', default: process.env.DATA_FOLDER ?? '.data' },
      replace: { type: 'boolean', default: false },
      'within-hours': { type: 'string', default: '26' },
      help: { type: 'boolean', default: false },
    },
  });
  const [verb, place] = positionals;
  if (
    values.help ||
    !place ||
    positionals.length !== 2 ||
    !(verb === 'export' || verb === 'import' || verb === 'drill')
  ) {
    console.log(transferUsage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  if (verb === 'drill') return drill(resolve(place), Number(values['within-hours']));
  const dataFolder = resolve(values.data);
  if (verb === 'export') return exportTo(resolve(place), dataFolder);
  return importFrom(resolve(place), dataFolder, values.replace);
}

async function drill(place: string, withinHours: number): Promise<void> {
  const { isWhole, text } = drillReport(await restoreDrill(place, { withinHours }));
  console.log(text);
  if (!isWhole) process.exitCode = 1;
}

async function exportTo(place: string, dataFolder: string): Promise<void> {
  if (isArchive(place) && existsSync(place)) throw new TransferError(`${place} exists already.`);
  const manifest = isArchive(place)
    ? await besides(place, async (folder) => {
        const made = await exportBackup(dataFolder, folder);
        await pack(folder, place);
        return made;
      })
    : await exportBackup(dataFolder, place);
  console.log(
    `${place}: ${manifest.documents} documents, ${manifest.accounts} accounts, ${manifest.files} files. It holds password hashes: keep it safe.`,
  );
}

async function importFrom(place: string, dataFolder: string, replace: boolean): Promise<void> {
  if (!existsSync(place)) throw new TransferError(`${place} does not exist.`);
  const { manifest, replaced } = isArchive(place)
    ? await besides(place, async (folder) => {
        await unpack(place, folder);
        return importBackup(folder, dataFolder, { replace, log: console.log });
      })
    : await importBackup(place, dataFolder, { replace, log: console.log });
  console.log(
    `${dataFolder}: ${manifest.documents} documents, ${manifest.accounts} accounts, ${manifest.files} files of ${manifest.createdAt}.`,
  );
  if (replaced) console.log(`What was there before is in ${replaced}.`);
}

/** Works in a folder beside an archive, which is gone afterwards. */
async function besides<T>(archive: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(dirname(archive), '.backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
