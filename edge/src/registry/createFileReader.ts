import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a JSON file again whenever it changed: a deploy or a roll back is one edit. A file that is missing or broken for
 * a moment keeps the last good value, and is tried again by the next who asks; `parse` throws on what is broken.
 */
export function createFileReader<T>(
  file: string,
  { parse, fallback }: { parse: (raw: unknown) => T | Promise<T>; fallback: () => T | Promise<T> },
): () => Promise<T> {
  let stamp: string | undefined;
  let told: string | undefined;
  let reading: Promise<T> | undefined;
  async function read(now: string, kept: Promise<T> | undefined): Promise<T> {
    try {
      const value = await parse(JSON.parse(await readFile(file, 'utf8')));
      told = undefined;
      return value;
    } catch (error) {
      if (told !== now) console.error(`${file} could not be read.`, error);
      told = now;
      stamp = undefined;
      return kept ?? fallback();
    }
  }
  const look = joinNext(() => stat(file).catch(() => null)); // missing: reading it says so
  return async () => {
    const found = await look();
    const now = found ? `${found.mtimeMs} ${found.size}` : 'missing';
    if (!reading || now !== stamp) {
      stamp = now;
      reading = read(now, reading);
    }
    return reading;
  };
}

/** All who ask while a look is under way share the next one, which begins after they asked: none sees what was before. */
function joinNext<T>(look: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    if (next) return next;
    const mine = last.then(() => {
      next = undefined;
      return look();
    });
    next = mine;
    last = mine;
    return mine;
  };
}
