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

// Codes of the federation runtime that mean "the remote's entry or module did not come".
const FEDERATION_CODES = /RUNTIME-(001|003|007|008|013)/;

/** Anything thrown while a remote loads, as the one error that means "did not come"; other errors stay as they are. */
export function toChunkLoadError(error: unknown, chunk: string): unknown {
  if (error instanceof ChunkLoadError) return error;
  const {
    name = '',
    message = '',
    code = '',
  } = (error ?? {}) as { name?: string; message?: string; code?: string };
  const failed =
    name === 'ChunkLoadError' ||
    FEDERATION_CODES.test(message) ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    /load script|ScriptNetworkError|ScriptExecutionError/i.test(message);
  return failed ? new ChunkLoadError(chunk, error) : error;
}
