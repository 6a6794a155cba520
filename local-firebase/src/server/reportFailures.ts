import { ExpectedFailure } from './ExpectedFailure';

/**
 * The top level of every program here: a failure that a person can mend ends it with one sentence, the remedy and exit code 1
 * (2 for a wrong call, with `usage`); a fault of the program itself shows its stack.
 */
export function reportFailures(usage = ''): void {
  // Rejected promises come here as well.
  process.once('uncaughtException', (error: Error & { code?: string; port?: number }) => {
    const isCall = error.code?.startsWith('ERR_PARSE_ARGS') ?? false;
    if (error instanceof ExpectedFailure) say(error.message, error.remedy);
    else if (isCall) say(error.message, usage);
    else if (error.code === 'EADDRINUSE')
      say(`Port ${error.port} is used by another program.`, 'Choose another one with --port.');
    else console.error(error);
    process.exit(isCall ? 2 : 1);
  });
}

const say = (...lines: string[]) => console.error(lines.filter(Boolean).join('\n'));
