import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';

const REFUSED = [401, 403];
const MISSING = 404;
const WHO =
  'Set GOOGLE_APPLICATION_CREDENTIALS to the key of an account that may read and write its objects.';

/** What a bucket answered to somebody who may not use it, or that it is not there, as a failure; null for any other error. */
export function refusalOf(
  error: unknown,
  { name, isPublic }: ReleaseTarget,
): ReleaseRefused | null {
  const { code, message } = error as { code?: number | string; message?: string };
  if (!isPublic) return null;
  if (REFUSED.includes(Number(code)))
    return new ReleaseRefused(`${name} refuses: ${wordsOf(message)}`, WHO);
  return Number(code) === MISSING
    ? new ReleaseRefused(`${name} is not there.`, 'Make the bucket first, or name another one.')
    : null;
}

/** Some answers come as they were sent. */
function wordsOf(message = ''): string {
  try {
    return (JSON.parse(message) as { error?: { message?: string } }).error?.message ?? message;
  } catch {
    return message; // words already
  }
}
