import type { Result } from '../values/Result';
import type { Value } from '../values/values';

/** A built-in function of the language; arguments are known values, wrong types answer EVAL_ERROR. */
export type BuiltinFunction = { arity: number; call: (args: readonly Value[]) => Result };
/** A built-in method; the receiver has the kind under which it is registered. */
export type BuiltinMethod<Receiver = never> = {
  arity: number;
  call: (receiver: Receiver, args: readonly Value[]) => Result;
};

/** Longest text or list that an expression may build; keeps doubling in functions from filling the memory. */
export const MAX_BUILT = 4 * 1024 * 1024;
