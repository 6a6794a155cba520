import { ExpectedFailure } from './ExpectedFailure';

type Thrown = Error & {
  code?: string | number;
  syscall?: string;
  port?: number;
  path?: string;
  hostname?: string;
  cause?: unknown;
  remedy?: unknown;
};

const unwritable: Record<string, string> = {
  EACCES: 'this account may not use it',
  EPERM: 'this account may not use it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
};
const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'];
const CREDENTIALS =
  'Set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account, or run: gcloud auth application-default login';
/** What Google's clients say when they find no account of this machine, or a key file that is none. */
const withoutAccount =
  /default credentials|does not exist, or it is not a file|refresh access token|invalid_grant|client_email|private_key|PEM routines|DECODER routines/;
const [DENIED, UNAUTHENTICATED] = [7, 16];

/** What a person can mend of what was thrown, or null for a fault of the program. `usage` is how it is called. */
export function toExpectedFailure(error: unknown, usage = ''): ExpectedFailure | null {
  if (error instanceof ExpectedFailure) return error;
  if (!(error instanceof Error)) return null;
  const { message, code, syscall, port, path, hostname, cause, remedy }: Thrown = error;
  // A package that imports nothing of the repository has its own class.
  if (typeof remedy === 'string') return new ExpectedFailure(message, remedy);
  if (String(code).startsWith('ERR_PARSE_ARGS')) return new ExpectedFailure(message, usage, 2);
  if (withoutAccount.test(message))
    return new ExpectedFailure('Google accepts no account of this machine.', CREDENTIALS);
  if (code === UNAUTHENTICATED || code === DENIED)
    return new ExpectedFailure(`Google refuses: ${message}.`, CREDENTIALS);
  if (syscall === 'listen')
    return new ExpectedFailure(
      code === 'EADDRINUSE'
        ? `Port ${port} is used by another program.`
        : `Port ${port} cannot be used (${code}).`,
      'Choose another one: PORT=3100 before the command, or --port where it takes one.',
    );
  if (path && unwritable[String(code)])
    return new ExpectedFailure(
      `${path} cannot be used: ${unwritable[String(code)]}.`,
      'Change who may use it, or name another folder.',
    );
  if (unreachable.includes(String(code)))
    return new ExpectedFailure(
      `${hostname ?? (port ? `Port ${port}` : 'The other side')} does not answer (${code}).`,
      'Start what it asks, or check the network and the address.',
    );
  return cause === undefined ? null : toExpectedFailure(cause, usage);
}
