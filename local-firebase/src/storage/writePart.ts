import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { readChunks } from './readChunks';
import { StorageError } from './StorageError';

const JUDGED_EVERY_BYTES = 1024 * 1024;

export type PartLimits = {
  /** What the sender promised; more is refused. */
  declaredBytes: number | null;
  maxBytes: number;
  /** Asked as the file grows when nothing was promised; throws when it grew too large. */
  allowSize: (bytes: number) => void;
};

/**
 * Appends a body to a part file at `offset`; answers the size afterwards. Bytes that came before an error stay,
 * flushed, and `kept` is called.
 */
export async function writePart(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  offset: number,
  limits: PartLimits,
  kept?: (bytes: number) => void,
  onChunk?: (chunk: Uint8Array) => void,
): Promise<number> {
  const file = await open(path, offset === 0 ? 'w' : 'r+');
  let size = offset;
  let judged = offset;
  try {
    await file.truncate(offset);
    for await (const chunk of chunks) {
      const after = size + chunk.length;
      if (limits.declaredBytes !== null && after > limits.declaredBytes)
        throw new StorageError(400, 'More bytes than announced.');
      if (after > limits.maxBytes) throw new StorageError(413, 'The file is too large.');
      if (limits.declaredBytes === null && after - judged >= JUDGED_EVERY_BYTES) {
        limits.allowSize(after);
        judged = after;
      }
      await writeAll(file, chunk, size);
      onChunk?.(chunk);
      size = after;
    }
  } finally {
    try {
      await file.datasync();
      kept?.(size);
    } finally {
      await file.close();
    }
  }
  return size;
}

async function writeAll(
  file: Awaited<ReturnType<typeof open>>,
  chunk: Uint8Array,
  position: number,
): Promise<void> {
  for (let done = 0; done < chunk.length;) {
    done += (await file.write(chunk, done, chunk.length - done, position + done)).bytesWritten;
  }
}

/** MD5 of a file on disk, base64. */
export async function md5OfFile(path: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of readChunks(path)) hash.update(chunk);
  return hash.digest('base64');
}
