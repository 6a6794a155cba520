/** Why a program cannot go on, in one sentence, and what the person who runs it does about it. */
export class ExpectedFailure extends Error {
  override name = 'ExpectedFailure';
  constructor(
    message: string,
    readonly remedy = '',
  ) {
    super(message);
  }
}
