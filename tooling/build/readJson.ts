import { readFile } from 'node:fs/promises';

/** A file that this repository wrote itself, or `missing` where it is not there yet. */
export async function readJson<T>(file: string, missing?: T): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if (missing !== undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return missing;
    throw error;
  }
}
