import type { RestValue } from '../../RestValue';
import { idBytes } from './idBytes';
import { parseTimestamp } from './timestamps';

/**
 * Order-preserving bytes: comparing two encodings bytewise orders the values as Firestore does.
 * Every encoding ends itself, so encodings can be joined to keys of several parts.
 */
export const TAG = {
  end: 0x00,
  null: 0x10,
  false: 0x20,
  true: 0x21,
  nan: 0x30,
  number: 0x31,
  timestamp: 0x40,
  string: 0x50,
  bytes: 0x58,
  reference: 0x60,
  geoPoint: 0x68,
  array: 0x70,
  map: 0x80,
  beyond: 0xff,
} as const;

/** Index entries keep this much of a text or of bytes; longer ones are cut and marked, as in Firestore's own indexes. */
export const MAX_INDEXED_BYTES = 1500;

/** Encodes one value; `cut` shortens long texts for index entries. */
export function encodeValue(value: RestValue, cut = false): Buffer {
  const writer = new KeyWriter(cut);
  writer.value(value);
  return writer.done();
}

/** The type class of an encoded value: ranges match only values of the same class. */
export const classOf = (encoded: Buffer): number => {
  const tag = encoded[0] as number;
  return tag === TAG.true ? TAG.false : tag;
};

/** The encoding of a document's name below the root; `segments` may be cut at the front for keys inside one collection. */
export function encodeName(segments: readonly string[]): Buffer {
  const writer = new KeyWriter(false);
  for (const segment of segments) writer.text(idBytes(segment));
  writer.byte(TAG.end, TAG.end);
  return writer.done();
}

/** Flips every bit, for the parts of a key that are ordered downwards. */
export function invert(bytes: Buffer): Buffer {
  const flipped = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i += 1) flipped[i] = ~(bytes[i] as number);
  return flipped;
}

class KeyWriter {
  private parts: Buffer[] = [];
  constructor(private readonly cut: boolean) {}

  done = (): Buffer =>
    this.parts.length === 1 ? (this.parts[0] as Buffer) : Buffer.concat(this.parts);
  byte(...values: number[]): void {
    this.parts.push(Buffer.from(values));
  }

  value(value: RestValue): void {
    if ('nullValue' in value) this.byte(TAG.null);
    else if (value.booleanValue !== undefined) this.byte(value.booleanValue ? TAG.true : TAG.false);
    else if (value.integerValue !== undefined)
      this.parts.push(encodeInteger(String(value.integerValue)));
    else if (value.doubleValue !== undefined)
      this.parts.push(encodeDouble(Number(value.doubleValue), 0));
    else if (value.timestampValue !== undefined) this.timestamp(value.timestampValue);
    else if (value.stringValue !== undefined)
      this.tagged(TAG.string, Buffer.from(value.stringValue));
    else if (value.bytesValue !== undefined)
      this.tagged(TAG.bytes, Buffer.from(value.bytesValue, 'base64'));
    else if (value.referenceValue !== undefined) this.reference(value.referenceValue);
    else if (value.geoPointValue)
      this.geoPoint(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
    else if (value.arrayValue) this.array(value.arrayValue.values ?? []);
    else this.map(value.mapValue?.fields ?? {});
  }

  /** Bytes with 0x00 escaped, closed by 0x00 0x01, or by 0x00 0x02 when cut. */
  text(content: Buffer): void {
    const isCut = this.cut && content.length > MAX_INDEXED_BYTES;
    const kept = isCut ? content.subarray(0, MAX_INDEXED_BYTES) : content;
    this.parts.push(kept.includes(0) ? escapeZeros(kept) : kept, isCut ? CLOSE_CUT : CLOSE);
  }
  private tagged(tag: number, content: Buffer): void {
    this.byte(tag);
    this.text(content);
  }
  private timestamp(text: string): void {
    const { seconds, micros } = parseTimestamp(text);
    const bytes = Buffer.alloc(11);
    bytes[0] = TAG.timestamp;
    bytes.writeUIntBE(seconds + 62_135_596_800, 1, 6);
    bytes.writeUInt32BE(micros, 7);
    this.parts.push(bytes);
  }
  private reference(name: string): void {
    const [, project = '', , database = '', , ...segments] = name.split('/');
    this.byte(TAG.reference);
    for (const part of [project, database, ...segments]) this.text(idBytes(part));
    this.byte(TAG.end, TAG.end);
  }
  private geoPoint(latitude: number, longitude: number): void {
    this.byte(TAG.geoPoint);
    this.parts.push(encodeDouble(latitude, 0), encodeDouble(longitude, 0));
  }
  private array(values: RestValue[]): void {
    this.byte(TAG.array);
    for (const item of values) this.value(item);
    this.byte(TAG.end);
  }
  private map(fields: Record<string, RestValue>): void {
    this.byte(TAG.map);
    const keys = Object.keys(fields)
      .map((key) => [Buffer.from(key), key] as const)
      .sort(([a], [b]) => Buffer.compare(a, b));
    for (const [bytes, key] of keys) {
      this.tagged(TAG.string, bytes);
      this.value(fields[key] as RestValue);
    }
    this.byte(TAG.end);
  }
}

const CLOSE = Buffer.from([0, 1]);
const CLOSE_CUT = Buffer.from([0, 2]);

const escapeZeros = (content: Buffer): Buffer =>
  Buffer.from(content.toString('latin1').replaceAll('\0', '\0\xff'), 'latin1');

/** Tag, the double with its bits made sortable, and how far an integer lies above that double. */
function encodeDouble(value: number, above: number): Buffer {
  if (Number.isNaN(value)) return Buffer.from([TAG.nan]);
  const bytes = Buffer.allocUnsafe(11);
  bytes[0] = TAG.number;
  bytes.writeDoubleBE(value + 0, 1);
  const negative = (bytes[1] as number) & 0x80;
  for (let i = 1; i < 9; i += 1)
    bytes[i] = negative ? ~(bytes[i] as number) : (bytes[i] as number) ^ (i === 1 ? 0x80 : 0);
  bytes.writeUInt16BE(above, 9);
  return bytes;
}

/** Integers beyond 2^53 are kept as the next double below and the distance, so that they order exactly among doubles. */
function encodeInteger(text: string): Buffer {
  const near = Number(text);
  if (Number.isSafeInteger(near)) return encodeDouble(near, 0);
  const exact = BigInt(text);
  const below = BigInt(near) > exact ? nextBelow(near) : near;
  return encodeDouble(below, Number(exact - BigInt(below)));
}

function nextBelow(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}
