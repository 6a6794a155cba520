import { ExpectedFailure } from './ExpectedFailure';

/** A folder of somebody else, a disk that is full or read-only. */
const unusable = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/**
 * The top level of every program here: a failure that a person can mend ends it with one sentence, the remedy and exit code 1
 * (2 for a wrong call, with `usage`); a fault of the program itself shows its stack.
 */
export function reportFailures(usage = ''): void {
  // Rejected promises come here as well.
  process.once(
    'uncaughtException',
    (error: Error & { code?: string; port?: number; path?: string }) => {
      const isCall = error.code?.startsWith('ERR_PARSE_ARGS') ?? false;
      if (error instanceof ExpectedFailure) say(error.message, error.remedy);
      else if (isCall) say(error.message, usage);
      else if (error.code === 'EADDRINUSE')
        say(`Port ${error.port} is used by another program.`, 'Choose another one with --port.');
      else if (error.path && unusable.includes(error.code ?? ''))
        say(`${error.path} cannot be used (${error.code}).`, 'Name another folder with --data.');
      else console.error(error);
      process.exit(isCall ? 2 : 1);
    },
  );
}

const say = (...lines: string[]) => console.error(lines.filter(Boolean).join('\n'));
