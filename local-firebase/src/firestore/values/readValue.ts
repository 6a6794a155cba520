import type { RestFields, RestValue } from '../../RestValue';
import { emptyFields, RESERVED_NAME } from './fieldPath';
import { parseDocumentName } from '../names';
import { badPayload, invalid } from '../RequestError';
import { bool, bytes, double, int64, text, wellFormed, type Reader } from './readMessage';
import { formatTimestamp, parseTimestamp } from './timestamps';

const MAX_DEPTH = 20;
const MAX_PROPERTY_BYTES = 1_048_487;

/** Reads the fields of a document into canonical form; throws 400 for what Firestore does not take. */
export const readFields: Reader<RestFields> = (json) => readMap(json, 0, '');

/** Reads one value, as found in transforms. */
export const readValue: Reader<RestValue> = (json) => readAt(json, 0, '');

/** Reads one value of a filter or cursor: a list of operands may hold arrays. */
export const readOperand: Reader<RestValue> = (json) => {
  const values =
    typeof json === 'object' &&
    json !== null &&
    Object.keys(json).length === 1 &&
    onlyKey((json as { arrayValue?: unknown }).arrayValue ?? {}, 'values');
  return Array.isArray(values)
    ? { arrayValue: { values: values.map((value) => readAt(value, 1, '')) } }
    : readAt(json, 0, '');
};

function readMap(json: unknown, depth: number, property: string): RestFields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badPayload();
  const fields = emptyFields();
  for (const key of Object.keys(json)) {
    if (key === '') throw invalid('The property.name is the empty string.');
    if (RESERVED_NAME.test(key)) throw invalid(`field name ${key} is reserved`);
    if (key.length > 500 && Buffer.byteLength(key) > 1500)
      throw invalid('The property.name is longer than 1500 bytes.');
    fields[wellFormed(key)] = readAt(
      (json as Record<string, unknown>)[key],
      depth,
      depth === 0 ? key : property,
    );
  }
  return fields;
}

function readAt(json: unknown, depth: number, property: string): RestValue {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badPayload();
  const keys = Object.keys(json).filter(
    (key) =>
      key === 'nullValue' || (json as Record<string, unknown>)[key] !== null || !KINDS.has(key),
  );
  const kind = keys[0];
  if (keys.length > 1) throw badPayload();
  if (kind === undefined) throw invalid('Cannot convert firestore.v1.Value with type unset.');
  const content = (json as Record<string, unknown>)[kind];
  switch (kind) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE' && content !== 0) throw badPayload();
      return { nullValue: null };
    case 'booleanValue':
      return { booleanValue: bool(content) };
    case 'integerValue':
      return { integerValue: int64(content) };
    case 'doubleValue':
      return { doubleValue: canonicalDouble(double(content)) };
    case 'timestampValue':
      return { timestampValue: formatTimestamp(parseTimestamp(content)) };
    case 'stringValue':
      return {
        stringValue: bounded(text(content), Buffer.byteLength(content as string), property),
      };
    case 'bytesValue': {
      const base64 = bytes(content);
      return { bytesValue: bounded(base64, (base64.length / 4) * 3, property) };
    }
    case 'referenceValue':
      parseDocumentName(text(content), 'Resource name');
      return { referenceValue: content as string };
    case 'geoPointValue':
      return { geoPointValue: readGeoPoint(content) };
    case 'arrayValue':
      return { arrayValue: readArray(content, depth, property) };
    case 'mapValue': {
      const inner = onlyKey(content, 'fields') ?? {};
      return { mapValue: { fields: readMap(inner, deeper(depth, property), property) } };
    }
    default:
      throw badPayload();
  }
}

const KINDS = new Set([
  'nullValue',
  'booleanValue',
  'integerValue',
  'doubleValue',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
]);

/** The JSON form of a double; minus zero becomes zero. */
export const canonicalDouble = (value: number): number | string =>
  Number.isFinite(value) ? value + 0 : String(value);

function bounded(value: string, size: number, property: string): string {
  if (size > MAX_PROPERTY_BYTES)
    throw invalid(
      `The value of property "${property}" is longer than ${MAX_PROPERTY_BYTES} bytes.`,
    );
  return value;
}

function deeper(depth: number, property: string): number {
  if (depth >= MAX_DEPTH) throw invalid(`Property ${property} contains an invalid nested entity.`);
  return depth + 1;
}

function onlyKey(json: unknown, key: string): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badPayload();
  if (Object.keys(json).some((one) => one !== key)) throw badPayload();
  return (json as Record<string, unknown>)[key] ?? undefined;
}

function readArray(json: unknown, depth: number, property: string): { values: RestValue[] } {
  const values = onlyKey(json, 'values') ?? [];
  if (!Array.isArray(values)) throw badPayload();
  return {
    values: values.map((item) => {
      const value = readAt(item, deeper(depth, property), property); // an empty array has no level of its own
      if (value.arrayValue)
        throw invalid(`Property ${property} contains an invalid nested entity.`);
      return value;
    }),
  };
}

function readGeoPoint(json: unknown): { latitude: number; longitude: number } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badPayload();
  const { latitude = 0, longitude = 0, ...rest } = json as Record<string, unknown>;
  if (Object.keys(rest).length) throw badPayload();
  const point = { latitude: double(latitude ?? 0) + 0, longitude: double(longitude ?? 0) + 0 };
  if (!(Math.abs(point.latitude) <= 90))
    throw invalid(`Geo point latitude '${point.latitude}' outside permitted range -90.0 to 90.0.`);
  if (!(Math.abs(point.longitude) <= 180))
    throw invalid(
      `Geo point longitude '${point.longitude}' outside permitted range -180.0 to 180.0.`,
    );
  return point;
}
