import { toExpectedFailure } from './toExpectedFailure';

/**
 * The top level of every program: a failure that a person can mend ends it with one sentence, the remedy and an exit code;
 * a fault of the program itself shows its stack. `usage` says how it is called.
 */
export function reportFailures(usage?: string): void {
  // Rejected promises come here as well.
  process.once('uncaughtException', (error) => {
    const expected = toExpectedFailure(error, usage);
    if (expected) console.error([expected.message, expected.remedy].filter(Boolean).join('\n'));
    else console.error(error);
    process.exit(expected?.exitCode ?? 1);
  });
}
