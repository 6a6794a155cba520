import type { Result } from '../values/Result';
import type { EvalContext } from '../EvalContext';

/** The parameters and lets of one function call; lets are evaluated when first read. */
export type Frame = { values: (Result | undefined)[]; lets: readonly Code[] } | null;
/** A compiled expression; never throws, errors are EVAL_ERROR. */
export type Code = (context: EvalContext, frame: Frame) => Result;
