import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  type FileHandle,
  cp,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { replaceFile } from '@anunturi/edge/files/replaceFile';
import type { LocalFiles, ReleaseTarget } from './ReleaseTarget';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';

/** A folder on this machine, or one that is mounted here. */
export function folderTarget(folder: string): ReleaseTarget {
  return {
    name: folder,
    isPublic: false,
    readText: (path) => readIfThere(join(folder, path)),
    readBytes: (path) => readFile(join(folder, path)).catch(ifMissing(null)),
    async listFolders(path) {
      const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(
        ifMissing([]),
      );
      return entries.flatMap((entry) =>
        entry.isDirectory() && !entry.name.endsWith(UNFINISHED) ? [entry.name] : [],
      );
    },
    async putFolder(path, files) {
      const target = join(folder, path);
      const unfinished = `${target}.${randomUUID()}${UNFINISHED}`;
      try {
        for (const [name, source] of Object.entries(files)) {
          const to = join(unfinished, name);
          await mkdir(dirname(to), { recursive: true });
          await ('file' in source ? cp(source.file, to) : writeFile(to, source.text));
        }
        await rename(unfinished, target).catch((error: NodeJS.ErrnoException) => {
          // Two programs published the same version at the same time: it is there.
          if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        });
      } finally {
        await rm(unfinished, { recursive: true, force: true });
      }
    },
    async addFiles(path, files) {
      for (const [name, source] of Object.entries(files)) {
        const to = join(folder, path, name);
        if (!existsSync(to)) await replace(to, source);
      }
    },
    async copyFile(from, to) {
      if (!existsSync(join(folder, from))) return false;
      await replace(join(folder, to), { file: join(folder, from) });
      return true;
    },
    removeFile: (path) => rm(join(folder, path), { force: true }),
    removeFolder: (path) => rm(join(folder, path), { recursive: true, force: true }),
    async changeText(path, change) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      const lock = `${file}.lock`;
      const handle = await acquire(lock);
      try {
        await replaceFile(file, change(await readIfThere(file)));
      } finally {
        await handle.close();
        await rm(lock, { force: true });
      }
    },
  };
}

const UNFINISHED = '.unfinished';

/** A reader sees the file as it was, or whole. */
async function replace(to: string, source: LocalFiles[string]): Promise<void> {
  const unfinished = `${to}.${randomUUID()}${UNFINISHED}`;
  await mkdir(dirname(to), { recursive: true });
  await ('file' in source ? cp(source.file, unfinished) : writeFile(unfinished, source.text));
  await rename(unfinished, to);
}

const readIfThere = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch(ifMissing(null));

const ifMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error;
    return value;
  };

async function acquire(lock: string): Promise<FileHandle> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      return await open(lock, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await wait(50);
    }
  }
  throw new ExpectedFailure(`${lock} is held.`, 'Delete it if nothing is being released.');
}
