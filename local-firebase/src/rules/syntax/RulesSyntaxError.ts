import { ExpectedFailure } from '../../server/ExpectedFailure';

/** Rules text that does not compile; `line` and `column` count from 1. */
export class RulesSyntaxError extends ExpectedFailure {
  override name = 'RulesSyntaxError';
  constructor(
    readonly reason: string,
    readonly line: number,
    readonly column: number,
    readonly fileName = 'rules',
  ) {
    super(`${fileName}:${line}:${column}: ${reason}`, 'Mend the rules there.');
  }
}
