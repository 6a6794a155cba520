import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file whole or not at all: who reads it meanwhile finds what it was. Its folder is made where there is none. */
export async function replaceFile(file: string, contents: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.new`; // another process may be writing the same
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, contents);
  await rename(unfinished, file);
}
