import type { EvalContext } from '../EvalContext';
import { isKnown } from '../values/Result';
import type { Value } from '../values/values';
import type { Code, Frame } from './Code';

/** The values of several expressions, or null when one is an error or unknown; all are evaluated, since all count. */
export function knownValues(
  codes: readonly Code[],
  context: EvalContext,
  frame: Frame,
): Value[] | null {
  const values = codes.map((code) => code(context, frame));
  return values.every(isKnown) ? values : null;
}
