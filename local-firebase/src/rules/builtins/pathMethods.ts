import { PathTemplate } from '../values/PathTemplate';
import { EVAL_ERROR, type Result } from '../values/Result';
import { MapValue } from '../values/MapValue';
import { PathValue, type Value } from '../values/values';
import type { BuiltinMethod } from './builtin';
import { textOf } from './conversions';

/** Methods of paths: `bind` puts values in place of the variables of `path('/a/{x}')`. */
export const pathMethods: Record<string, BuiltinMethod<PathValue | PathTemplate>> = {
  bind: { arity: 1, call: (path, [values]) => bind(path, values) },
};

function bind(path: PathValue | PathTemplate, values: Value | undefined): Result {
  if (!(values instanceof MapValue)) return EVAL_ERROR;
  const bound = new Map<string, string | PathValue>();
  for (const [name, value] of values.entries()) {
    const given = value instanceof PathValue ? value : textOf(value);
    if (given === EVAL_ERROR) return EVAL_ERROR;
    bound.set(name, given);
  }
  if (path instanceof PathTemplate) return path.bind(bound);
  return bound.size === 0 ? path : EVAL_ERROR;
}
