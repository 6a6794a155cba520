const PIECE_BYTES = 1_000_000;
const OVERLAP_BYTES = 64;
/** Name of the handler that locks for holders of certificates (ISO 32000-1, 7.6.4). What it stands in is never compressed or encrypted. */
const HANDLER = /\/Filter\s*\/Adobe\.PubSec\b/;

/** Whether a file opens with the certificate of a person it was made for, and with no password. */
export async function isLockedByCertificate(file: Blob): Promise<boolean> {
  for (let from = 0; from < file.size; from += PIECE_BYTES) {
    const piece = await file.slice(from, from + PIECE_BYTES + OVERLAP_BYTES).arrayBuffer();
    if (HANDLER.test(new TextDecoder('latin1').decode(piece))) return true;
  }
  return false;
}
