import type { RestFields, RestValue } from '../../RestValue';
import { encodeValue } from '../values/encodeKey';
import { valueAt, withValueAt } from '../values/fieldPath';
import { canonicalDouble } from '../values/readValue';
import type { Transform } from './writeMessages';

/** Applies transforms in turn; answers the new fields and one result per transform. `time` is the request's time as RFC 3339 text. */
export function applyTransforms(
  fields: RestFields,
  transforms: readonly Transform[],
  time: string,
): { fields: RestFields; results: RestValue[] } {
  const results: RestValue[] = [];
  let current = fields;
  for (const transform of transforms) {
    const value = transformed(valueAt(current, transform.path), transform, time);
    current = withValueAt(current, transform.path, value);
    results.push(
      transform.kind === 'append' || transform.kind === 'remove' ? { nullValue: null } : value,
    );
  }
  return { fields: current, results };
}

function transformed(
  stored: RestValue | undefined,
  { kind, operand, elements }: Transform,
  time: string,
): RestValue {
  switch (kind) {
    case 'serverTime':
      return { timestampValue: time };
    case 'increment':
      return isNumber(stored) ? add(stored, operand) : operand;
    case 'maximum':
      return isNumber(stored) ? extreme(stored, operand, 1) : operand;
    case 'minimum':
      return isNumber(stored) ? extreme(stored, operand, -1) : operand;
    case 'append':
      return { arrayValue: { values: appended(stored?.arrayValue?.values ?? [], elements) } };
    case 'remove':
      return { arrayValue: { values: without(stored?.arrayValue?.values ?? [], elements) } };
  }
}

const isNumber = (value: RestValue | undefined): value is RestValue =>
  value?.integerValue !== undefined || value?.doubleValue !== undefined;
const toNumber = (value: RestValue): number => Number(value.integerValue ?? value.doubleValue);

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** Integers stay within int64; any double makes a double. */
function add(stored: RestValue, operand: RestValue): RestValue {
  if (stored.integerValue === undefined || operand.integerValue === undefined)
    return { doubleValue: canonicalDouble(toNumber(stored) + toNumber(operand)) };
  const sum = BigInt(stored.integerValue) + BigInt(operand.integerValue);
  return { integerValue: String(toInt64(sum)) };
}

function toInt64(value: bigint): bigint {
  if (value < INT64_MIN) return INT64_MIN;
  return value > INT64_MAX ? INT64_MAX : value;
}

/** The larger (1) or smaller (-1) one; equal numbers keep the stored one, NaN wins. */
function extreme(stored: RestValue, operand: RestValue, sign: 1 | -1): RestValue {
  if (stored.doubleValue === 'NaN' || operand.doubleValue === 'NaN') return { doubleValue: 'NaN' };
  return Buffer.compare(encodeValue(operand), encodeValue(stored)) === sign ? operand : stored;
}

const keyOf = (value: RestValue): string => encodeValue(value).toString('latin1');

function appended(values: RestValue[], elements: RestValue[]): RestValue[] {
  const present = new Set(values.map(keyOf));
  const missing = elements.filter(
    (element) => !present.has(keyOf(element)) && present.add(keyOf(element)),
  );
  return [...values, ...missing];
}

function without(values: RestValue[], elements: RestValue[]): RestValue[] {
  const removed = new Set(elements.map(keyOf));
  return values.filter((value) => !removed.has(keyOf(value)));
}
