import { builtinFunctions } from '../builtins/functions';
import type { EvalContext } from '../EvalContext';
import { EVAL_ERROR, type Result } from '../values/Result';
import type { Code } from './Code';
import { knownValues } from './knownValues';

/** A call of a built-in function whose arguments are all known. */
export function builtinCode(name: string, args: readonly Code[]): Code {
  const { call: apply } = builtinFunctions.get(name)!;
  return (context, frame) => {
    const values = context.spend(1) ? knownValues(args, context, frame) : null;
    return values ? apply(values) : EVAL_ERROR;
  };
}

/** Reading other documents: in Firestore rules by plain name, in storage rules as firestore.get and firestore.exists. */
export const lookups: Record<string, (context: EvalContext, path: Result) => Result> = {
  exists: (context, value) => context.exists(value, false),
  existsAfter: (context, value) => context.exists(value, true),
  get: (context, value) => context.get(value, false),
  getAfter: (context, value) => context.get(value, true),
};

/** A look-up of another document, in the rules of one service. */
export function lookupCode(
  argument: Code,
  lookup: (context: EvalContext, path: Result) => Result,
  service: string,
): Code {
  return (context, frame) =>
    context.spend(1) && context.service === service
      ? lookup(context, argument(context, frame))
      : EVAL_ERROR;
}
