import { EVAL_ERROR } from '../values/Result';
import type { Code } from './Code';

/** A call that cannot succeed: its parts are evaluated all the same, since they count. */
export function failingCode(parts: readonly Code[]): Code {
  return (context, frame) => {
    if (context.spend(1)) for (const part of parts) part(context, frame);
    return EVAL_ERROR;
  };
}
