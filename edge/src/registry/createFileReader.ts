import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a JSON file again whenever it changed: a deploy or a roll back is one edit. A file that is missing or broken for
 * a moment keeps the last good value; `parse` throws on what is broken.
 */
export function createFileReader<T>(
  file: string,
  { parse, fallback }: { parse: (raw: unknown) => T | Promise<T>; fallback: () => T | Promise<T> },
): () => Promise<T> {
  let stamp: string | undefined;
  let reading: Promise<T> | undefined;
  async function read(kept: Promise<T> | undefined): Promise<T> {
    try {
      return await parse(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      console.error(`${file} could not be read.`, error);
      return kept ?? fallback();
    }
  }
  return async () => {
    const found = await stat(file).catch(() => null); // missing: reading it says so
    const now = found ? `${found.mtimeMs} ${found.size}` : 'missing';
    if (!reading || now !== stamp) {
      stamp = now;
      reading = read(reading);
    }
    return reading;
  };
}
