import type { RestFields, RestValue } from '../RestValue';

/**
 * Plain data as fields: whole numbers become integers, Date timestamps, Uint8Array bytes; undefined is left out.
 * @throws TypeError for anything else
 */
export function toFields(data: Record<string, unknown>): RestFields {
  const present = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([key, value]) => [key, toValue(value)]));
}

/** Fields as plain data; timestamps become Date. */
export function fromFields(fields: RestFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromValue(value)]));
}

function toValue(value: unknown): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return toNumber(value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  if (
    typeof value === 'object' &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value))
  ) {
    return { mapValue: { fields: toFields(value as Record<string, unknown>) } };
  }
  throw new TypeError(
    `A document cannot hold ${typeof value === 'object' ? value?.constructor.name : typeof value}.`,
  );
}

function toNumber(value: number): RestValue {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
  if (Object.is(value, -0)) return { doubleValue: '-0' };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

function fromValue(value: RestValue): unknown {
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.timestampValue !== undefined) return new Date(value.timestampValue);
  if (value.bytesValue !== undefined)
    return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(fromValue);
  if (value.mapValue !== undefined) return fromFields(value.mapValue.fields ?? {});
  return value.referenceValue ?? value.geoPointValue ?? null;
}
