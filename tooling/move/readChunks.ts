import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Lines of JSON, so many at a time, from one of them on. */
export async function* readChunks<T>(
  file: string,
  { from, size }: { from: number; size: number },
): AsyncGenerator<T[]> {
  let chunk: T[] = [];
  let at = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    at += 1;
    if (at <= from) continue;
    chunk.push(JSON.parse(line) as T);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
