import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fromBase45, toBase45 } from './base45';

/** Bytes in one QR code: 69 dots a side, which a phone reads from another phone's screen. */
const PIECE_BYTES = 280;
/** More codes than this are tiresome to hold still for; the file goes by another way. */
export const PIECES_MAX = 60;
/** A document's file is smaller; what a code claims to unpack to is not believed beyond it. */
const TEXT_MAX_BYTES = 200_000;

const PIECE = /^ACT1:([0-9A-F]{8}):(\d{1,2}):(\d{1,2}):(.+)$/s;

/** Tells one file's pieces from another's, and a whole file from a broken one (FNV-1a, 8 hexadecimal digits). */
function checksum(bytes: Uint8Array): string {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum.toString(16).toUpperCase().padStart(8, '0');
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  maxBytes = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > maxBytes) {
      written.catch(() => undefined); // ends with the reader
      await reader.cancel();
      throw new MarketError('tooLarge');
    }
  }
  await written;
  const whole = new Uint8Array(size);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

/**
 * A document's file as texts of QR codes, shown one after another.
 * @throws MarketError `tooLarge` when more than `PIECES_MAX` would be needed
 */
export async function splitIntoPieces(file: string): Promise<string[]> {
  const packed = await through(
    new TextEncoder().encode(file),
    new CompressionStream('deflate-raw'),
  );
  const count = Math.ceil(packed.length / PIECE_BYTES);
  if (count > PIECES_MAX) throw new MarketError('tooLarge');
  const id = checksum(packed);
  return Array.from({ length: count }, (_, at) => {
    const part = packed.slice(at * PIECE_BYTES, (at + 1) * PIECE_BYTES);
    return `ACT1:${id}:${at + 1}:${count}:${toBase45(part)}`;
  });
}

/** What was scanned so far of one file, in any order. */
export type ScannedPieces = { id: string; count: number; parts: ReadonlyMap<number, Uint8Array> };

/** Adds a scanned text; one of another file begins anew, what is no piece changes nothing. */
export function addPiece(before: ScannedPieces | null, text: string): ScannedPieces | null {
  const [, id = '', at = '', count = '', body = ''] = PIECE.exec(text) ?? [];
  const part = fromBase45(body);
  const [number, total] = [Number(at), Number(count)];
  if (!id || !part || number < 1 || number > total || total > PIECES_MAX) return before;
  const isSame = before?.id === id && before.count === total;
  if (isSame && before.parts.has(number)) return before;
  return { id, count: total, parts: new Map([...(isSame ? before.parts : []), [number, part]]) };
}

/**
 * The file, once all its pieces are there; null before.
 * @throws MarketError `fileUnreadable` when they do not make up what was shown
 */
export async function joinPieces({ id, count, parts }: ScannedPieces): Promise<string | null> {
  if (parts.size < count) return null;
  const packed = Uint8Array.from(
    Array.from({ length: count }, (_, at) => Array.from(parts.get(at + 1)!)).flat(),
  );
  const broken = (cause?: unknown) =>
    new MarketError('fileUnreadable', 'Codurile nu alcătuiesc un act. Scanați-le din nou.', {
      cause,
    });
  if (checksum(packed) !== id) throw broken();
  try {
    const file = await through(packed, new DecompressionStream('deflate-raw'), TEXT_MAX_BYTES);
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (error) {
    throw broken(error);
  }
}
