import type { Result } from '../values/Result';
import type { EvalContext } from '../EvalContext';

/** The parameters of one function call, then its lets; null outside functions. */
export type Frame = { values: Result[] } | null;
/** A compiled expression; never throws, errors are EVAL_ERROR. */
export type Code = (context: EvalContext, frame: Frame) => Result;
