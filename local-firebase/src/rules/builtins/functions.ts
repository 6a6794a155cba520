import { EVAL_ERROR, type Result } from '../values/Result';
import { LatLng, type Value } from '../values/values';
import type { BuiltinFunction } from './builtin';
import { conversionFunctions } from './conversions';
import { hashingFunctions } from './hashingFunctions';
import { mathFunctions } from './mathFunctions';
import { timeFunctions } from './timeFunctions';

/** Every built-in function that needs nothing but its arguments, by full name. */
export const builtinFunctions: ReadonlyMap<string, BuiltinFunction> = new Map(
  Object.entries({
    ...conversionFunctions,
    ...mathFunctions,
    ...hashingFunctions,
    ...timeFunctions,
    'latlng.value': {
      arity: 2,
      call: ([latitude, longitude]: readonly Value[]) => place(latitude, longitude),
    },
  }),
);

/** Names that stand before a dot in a built-in function. */
export const NAMESPACES = new Set([
  'math',
  'hashing',
  'timestamp',
  'duration',
  'latlng',
  'firestore',
]);

function place(latitude: Value | undefined, longitude: Value | undefined): Result {
  if (!isNumber(latitude) || !isNumber(longitude)) return EVAL_ERROR;
  const [north, east] = [Number(latitude), Number(longitude)];
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? new LatLng(north, east) : EVAL_ERROR;
}

const isNumber = (value: Value | undefined): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';
