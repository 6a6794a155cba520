import { EVAL_ERROR, type Result } from '../values/Result';
import type { Value } from '../values/values';
import type { BuiltinFunction } from './builtin';
import { fitInt, truncate } from './conversions';

const isNumber = (value: Value | undefined): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';
const float = (call: (x: number) => Result): BuiltinFunction => ({
  arity: 1,
  call: ([x]) => (isNumber(x) ? call(Number(x)) : EVAL_ERROR),
});

/** The `math` namespace: floor, ceil, sqrt and pow give floats, round an int, abs the type of its operand. */
export const mathFunctions: Record<string, BuiltinFunction> = {
  'math.abs': {
    arity: 1,
    call([x]) {
      if (typeof x === 'bigint') return fitInt(x < 0n ? -x : x);
      return typeof x === 'number' ? Math.abs(x) : EVAL_ERROR;
    },
  },
  'math.ceil': float(Math.ceil),
  'math.floor': float(Math.floor),
  'math.round': {
    arity: 1,
    call([x]) {
      if (typeof x === 'bigint') return x;
      return typeof x === 'number' ? truncate(Math.round(x)) : EVAL_ERROR;
    },
  },
  'math.sqrt': float(Math.sqrt),
  'math.isNaN': float(Number.isNaN),
  'math.pow': {
    arity: 2,
    call: ([x, y]) => (isNumber(x) && isNumber(y) ? Number(x) ** Number(y) : EVAL_ERROR),
  },
};
