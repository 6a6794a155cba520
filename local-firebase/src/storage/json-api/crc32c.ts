import { readChunks } from '../readChunks';

const POLYNOMIAL = 0x82f63b78;
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** CRC32C (Castagnoli) of a file on disk as Google writes it: four bytes, highest first, base64. */
export async function crc32cOfFile(path: string): Promise<string> {
  let crc = 0xffffffff;
  for await (const chunk of readChunks(path))
    for (let i = 0; i < chunk.length; i += 1) crc = table[(crc ^ chunk[i]!) & 0xff]! ^ (crc >>> 8);
  const digest = Buffer.alloc(4);
  digest.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return digest.toString('base64');
}
