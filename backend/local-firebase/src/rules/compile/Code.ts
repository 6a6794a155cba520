import type { Result } from '../values/Result';
import type { Run } from '../EvalContext';

/** The parameters and lets of one function call; lets are evaluated when first read. */
export type Frame = { values: (Result | undefined)[]; lets: readonly Code[] } | null;
/** A compiled expression; never throws, errors are FAULT. */
export type Code = (run: Run, frame: Frame) => Result;
