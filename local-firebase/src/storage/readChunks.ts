import { open } from 'node:fs/promises';

/** A file on disk in pieces, through one small buffer whatever its size: a piece holds until the next is asked for. */
export async function* readChunks(path: string): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(256 * 1024);
  const file = await open(path, 'r');
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
