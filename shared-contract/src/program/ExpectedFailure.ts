/** How a program ends: 1 when it cannot do its work, 2 when it was called the wrong way. */
export type ExitCode = 1 | 2;

/** Why a program cannot go on, in one sentence, and what the person who runs it does about it. */
export class ExpectedFailure extends Error {
  override name = 'ExpectedFailure';
  constructor(
    message: string,
    readonly remedy = '',
    readonly exitCode: ExitCode = 1,
  ) {
    super(message);
  }
}
