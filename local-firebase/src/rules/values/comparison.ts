import { EVAL_ERROR, kindOf, type Result } from './Result';
import type { BytesValue, Duration, Timestamp, Value } from './values';

export type Comparison = '<' | '<=' | '>' | '>=';

/** The order of two values (negative, 0, positive); null when they have none (other types, NaN). */
export function order(a: Value, b: Value): number | null {
  if (
    (typeof a === 'bigint' || typeof a === 'number') &&
    (typeof b === 'bigint' || typeof b === 'number')
  ) {
    return sign(a, b);
  }
  if (typeof a === 'string' && typeof b === 'string') return sign(a, b);
  const kind = kindOf(a);
  if (kind !== kindOf(b)) return null;
  if (kind === 'bytes') return Buffer.compare((a as BytesValue).bytes, (b as BytesValue).bytes);
  if (kind !== 'timestamp' && kind !== 'duration') return null;
  return sign((a as Timestamp | Duration).nanos, (b as Timestamp | Duration).nanos);
}

/** Of two numbers, whole or not, or of two texts; null for NaN. */
function sign(a: bigint | number | string, b: bigint | number | string): number | null {
  if (a < b) return -1;
  if (a > b) return 1;
  return a == b ? 0 : null;
}

/** Compares two known values; NaN makes every comparison false, types without order are errors. */
export function compare(a: Value, operator: Comparison, b: Value): Result {
  const compared = order(a, b);
  if (compared === null) return Number.isNaN(a) || Number.isNaN(b) ? bothNumbers(a, b) : EVAL_ERROR;
  switch (operator) {
    case '<':
      return compared < 0;
    case '<=':
      return compared <= 0;
    case '>':
      return compared > 0;
    case '>=':
      return compared >= 0;
  }
}

function bothNumbers(a: Value, b: Value): Result {
  const numbers = [a, b].every((value) => typeof value === 'number' || typeof value === 'bigint');
  return numbers ? false : EVAL_ERROR;
}
