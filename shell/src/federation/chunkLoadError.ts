/** A part of the site that could not be downloaded: the entry of a remote or a chunk. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor(
    readonly chunk: string,
    cause?: unknown,
  ) {
    super(`Loading chunk ${chunk} failed.`, { cause });
  }
}

/** Anything thrown while a remote loads, as the one error that means "did not come"; other errors stay as they are. */
export function toChunkLoadError(error: unknown, chunk: string): unknown {
  if (error instanceof ChunkLoadError) return error;
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  const failed = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
  return failed ? new ChunkLoadError(chunk, error) : error;
}
