const EOI = 0xd9;
const SOS = 0xda;

/** Whether a picture's bytes end before the picture does: a copy or a transfer that stopped. Other files end where they like. */
export function isCutShort(bytes: Uint8Array, contentType: string): boolean {
  if (contentType === 'image/jpeg') return !hasJpegEnd(bytes);
  if (contentType === 'image/png') return !hasPngEnd(bytes);
  if (contentType === 'image/webp') return !hasWebpEnd(bytes);
  return false;
}

/** The end marker after the picture's own data: a small picture among the metadata before it has one too. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= buffer.length && buffer[at] === 0xff) {
    const marker = buffer[at + 1]!;
    const length = marker === 0xff ? 1 : 2 + buffer.readUInt16BE(at + 2);
    at += length;
    if (marker === SOS) return buffer.indexOf(Buffer.from([0xff, EOI]), at) >= 0;
  }
  return false;
}

/** The chunk that ends a PNG. */
const hasPngEnd = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf('IEND') >= 0;

/** A WebP says in its head how long it is. */
function hasWebpEnd(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.length >= 12 && buffer.readUInt32LE(4) + 8 <= buffer.length;
}
