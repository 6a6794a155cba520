import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a JSON file again whenever it changed: a deploy or a roll back is one edit. A file that is broken for a moment
 * keeps the last good value.
 */
export function createJsonFileReader<T>(file: string, fallback: T): () => Promise<T> {
  let known: { stamp: string; value: T } | undefined;
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file);
      const stamp = `${mtimeMs} ${size}`;
      if (known?.stamp !== stamp)
        known = { stamp, value: JSON.parse(await readFile(file, 'utf8')) as T };
    } catch (error) {
      console.error(`${file} could not be read.`, error);
      known ??= { stamp: '', value: fallback };
    }
    return known.value;
  };
}
