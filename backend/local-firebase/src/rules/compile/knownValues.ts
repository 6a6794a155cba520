import type { EvalContext } from '../EvalContext';
import { isKnown } from '../values/Result';
import type { Value } from '../values/values';
import type { Code, Frame } from './Code';

/** The values of several expressions, or null when one is an error or unknown. */
export function knownValues(
  codes: readonly Code[],
  context: EvalContext,
  frame: Frame,
): Value[] | null {
  const values: Value[] = [];
  for (const code of codes) {
    const value = code(context, frame);
    if (!isKnown(value)) return null;
    values.push(value);
  }
  return values;
}
