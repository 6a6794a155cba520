const PIECE_BYTES = 4_000_000;

/** Fills `bytes` with a file piece by piece: reading it in one go takes its size twice for a moment. */
export async function readBytes<Bytes extends Uint8Array>(
  file: Blob,
  bytes: Bytes,
): Promise<Bytes> {
  for (let at = 0; at < file.size; at += PIECE_BYTES)
    bytes.set(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()), at);
  return bytes;
}
