import type { RestFields, RestValue } from '@anunturi/local-firebase/RestValue';
import { type Data, Double } from './RuleCase';

/** Plain values as Firestore's REST interface has them; undefined fields are left out. The same object is converted once. */
export function toRest(data: Data): RestFields {
  const known = converted.get(data);
  if (known) return known;
  const fields = convert(data);
  converted.set(data, fields);
  return fields;
}
const converted = new WeakMap<Data, RestFields>();

function convert(data: Data): RestFields {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, toRestValue(value)]),
  );
}

export function toRestValue(value: unknown): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Double) return { doubleValue: value.value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toRestValue) } };
  return { mapValue: { fields: toRest(value as Data) } };
}
