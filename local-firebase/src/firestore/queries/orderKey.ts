import type { RestFields } from '../../RestValue';
import type { StoredDocument } from '../documents/DocumentStore';
import { encodeName, encodeValue, invert, TAG } from '../values/encodeKey';
import { valueAt } from '../values/fieldPath';
import type { Query } from './parseQuery';

/** The fields of a stored document. */
export const parseFields = (document: StoredDocument): RestFields =>
  JSON.parse(document.fieldsJson) as RestFields;

/** A document's place in the order of a query, without the constants of a scan; null when it lacks an ordered field. */
export function orderKey(
  query: Query,
  segments: readonly string[],
  fields: RestFields,
  isLocal: boolean,
  constants?: Map<number, Buffer>,
): Buffer | null {
  const parts: Buffer[] = [];
  for (const [i, { path, isName, descending }] of query.order.entries()) {
    if (constants?.has(i)) continue;
    const value = isName ? undefined : valueAt(fields, path);
    if (!isName && value === undefined) return null;
    const encoded =
      value === undefined
        ? encodeName(isLocal ? segments.slice(-1) : segments)
        : encodeValue(value, true);
    parts.push(descending ? invert(encoded) : encoded);
  }
  return Buffer.concat(parts);
}

/** Puts the constants of a scan back into the key of a step, so that steps of different scans compare. */
export function withConstants(query: Query, key: Buffer, constants: Map<number, Buffer>): Buffer {
  if (constants.size === 0) return key;
  const parts: Buffer[] = [];
  let at = 0;
  for (const [i, { isName, descending }] of query.order.entries()) {
    const constant = constants.get(i);
    if (constant) {
      parts.push(descending ? invert(constant) : constant);
      continue;
    }
    const end = isName ? key.length : endOfValue(key, at, descending ? 0xff : 0);
    parts.push(key.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Where the encoded value that begins at `start` ends; `mask` is 0xff where the bits are flipped. */
export function endOfValue(key: Buffer, start: number, mask: number): number {
  const byte = (at: number): number => (key[at] as number) ^ mask;
  const tag = byte(start);
  let at = start + 1;
  switch (tag) {
    case TAG.number:
    case TAG.timestamp:
      return start + 11;
    case TAG.geoPoint:
      return start + 23;
    case TAG.string:
    case TAG.bytes:
      return endOfText(at);
    case TAG.reference:
      while (!(byte(at) === 0 && byte(at + 1) === 0)) at = endOfText(at);
      return at + 2;
    case TAG.array:
    case TAG.map:
      while (byte(at) !== TAG.end) at = endOfValue(key, at, mask);
      return at + 1;
    default:
      return at;
  }

  function endOfText(from: number): number {
    let i = from;
    while (byte(i) !== 0 || byte(i + 1) === 0xff) i += byte(i) === 0 ? 2 : 1;
    return i + 2;
  }
}
