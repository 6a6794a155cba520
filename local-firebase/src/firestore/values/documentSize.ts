import type { RestFields, RestValue } from '../../RestValue';
import { invalid } from '../RequestError';

const MAX_DOCUMENT_BYTES = 1_048_576;

/** Storage size in bytes as Firestore counts it: content, not JSON. */
export function sizeOfValue(value: RestValue): number {
  if (value.stringValue !== undefined) return Buffer.byteLength(value.stringValue) + 1;
  if (value.bytesValue !== undefined) return Buffer.byteLength(value.bytesValue, 'base64');
  if (value.referenceValue !== undefined)
    return sizeOfName(value.referenceValue.split('/').slice(5));
  if (value.arrayValue)
    return (value.arrayValue.values ?? []).reduce((sum, item) => sum + sizeOfValue(item), 0);
  if (value.mapValue) return sizeOfFields(value.mapValue.fields ?? {});
  if (value.geoPointValue) return 16;
  return 'nullValue' in value || value.booleanValue !== undefined ? 1 : 8;
}

const sizeOfName = (segments: readonly string[]): number =>
  segments.reduce((sum, segment) => sum + Buffer.byteLength(segment) + 1, 16);
const sizeOfFields = (fields: RestFields): number =>
  Object.entries(fields).reduce(
    (sum, [key, value]) => sum + Buffer.byteLength(key) + 1 + sizeOfValue(value),
    0,
  );

/** Throws 400 when the document is above 1 MiB. */
export function checkDocumentSize(segments: readonly string[], fields: RestFields): void {
  if (sizeOfName(segments) + sizeOfFields(fields) + 32 > MAX_DOCUMENT_BYTES)
    throw invalid(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
}
