import { createHash } from 'node:crypto';
import { BytesValue, type Value } from '../values/values';
import { EVAL_ERROR } from '../values/Result';
import type { BuiltinFunction } from './builtin';

const hash = (digest: (data: Uint8Array) => Uint8Array): BuiltinFunction => ({
  arity: 1,
  call: ([value]) => {
    const data = dataOf(value);
    return data ? new BytesValue(digest(data)) : EVAL_ERROR;
  },
});

/** The `hashing` namespace; takes string or bytes, gives bytes (checksums with the lowest byte first). */
export const hashingFunctions: Record<string, BuiltinFunction> = {
  'hashing.md5': hash((data) => createHash('md5').update(data).digest()),
  'hashing.sha256': hash((data) => createHash('sha256').update(data).digest()),
  'hashing.crc32': hash((data) => checksum(data, 0xedb88320)),
  'hashing.crc32c': hash((data) => checksum(data, 0x82f63b78)),
};

function dataOf(value: Value | undefined): Uint8Array | null {
  if (typeof value === 'string') return Buffer.from(value, 'utf8');
  return value instanceof BytesValue ? value.bytes : null;
}

function checksum(data: Uint8Array, polynomial: number): Uint8Array {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ polynomial : sum >>> 1;
  }
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(~sum >>> 0);
  return bytes;
}
