import { MapValue } from './MapValue';
import type { RestFields, RestValue } from '../../RestValue';
import { BytesValue, LatLng, PathValue, Timestamp, type Value } from './values';

const MILLI = 1_000_000n;
const RFC3339 = /^(\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/;

/** A timestamp from RFC 3339 text with up to 9 digits; null when it is not one. */
export function parseTimestamp(text: string): Timestamp | null {
  const parts = RFC3339.exec(text);
  if (!parts) return null;
  const seconds = Date.parse(`${parts[1]!.toUpperCase()}${parts[3]!.toUpperCase()}`);
  if (Number.isNaN(seconds)) return null;
  return new Timestamp(BigInt(seconds) * MILLI + BigInt((parts[2] ?? '0').padEnd(9, '0')));
}

/** A path from a full document name; the project is kept beside the segments. */
export function pathOfName(name: string): PathValue {
  const segments = name.split('/');
  return segments[0] === 'projects' && segments.length > 2
    ? new PathValue(segments.slice(2), segments[1]!)
    : new PathValue(segments);
}

/** A document's fields as a map. */
export function fieldsToMap(fields: RestFields | undefined): MapValue {
  return MapValue.lazy(fields ?? {}, restToValue);
}

/** A Firestore REST value as a rules value; a value of unknown kind reads as null. */
export function restToValue(value: RestValue): Value {
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.integerValue !== undefined) return BigInt(value.integerValue);
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.timestampValue !== undefined) return parseTimestamp(value.timestampValue);
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(restToValue);
  if (value.mapValue !== undefined) return fieldsToMap(value.mapValue.fields);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.bytesValue !== undefined)
    return new BytesValue(Buffer.from(value.bytesValue, 'base64'));
  if (value.referenceValue !== undefined) return pathOfName(value.referenceValue);
  if (value.geoPointValue !== undefined)
    return new LatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  return null;
}

/** A decoded JSON value (claims of a token) as a rules value; whole numbers are ints. */
export function jsonToValue(raw: unknown): Value {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? BigInt(raw) : raw;
  if (typeof raw === 'string' || typeof raw === 'boolean') return raw;
  if (Array.isArray(raw)) return raw.map(jsonToValue);
  if (raw && typeof raw === 'object')
    return MapValue.lazy(raw as Record<string, unknown>, jsonToValue);
  return null;
}
