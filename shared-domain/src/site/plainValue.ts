import type { RestValue } from './restDocumentSchema';

/** A value that a query compares with. */
type Compared = string | number | boolean | Date;

/** What Firestore's REST interface wrote as JavaScript has it; moments become dates. */
export function toPlain(value: RestValue): unknown {
  const { mapValue, arrayValue, timestampValue, integerValue, doubleValue } = value;
  if (mapValue) return toPlainFields(mapValue.fields ?? {});
  if (arrayValue) return (arrayValue.values ?? []).map(toPlain);
  if (timestampValue !== undefined) return new Date(timestampValue);
  const number = integerValue ?? doubleValue;
  if (number !== undefined) return Number(number);
  return value.nullValue === null
    ? null
    : (value.stringValue ?? value.booleanValue ?? value.referenceValue);
}

export const toPlainFields = (fields: Record<string, RestValue>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]));

/** A value of a query, or a list of them, as that interface takes it. */
export function toRestValue(value: Compared | readonly Compared[]): RestValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  return { arrayValue: { values: value.map(toRestValue) } };
}
