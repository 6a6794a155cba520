import type { ReleaseTarget } from './ReleaseTarget';

const REFUSED = [401, 403];
const MISSING = 404;

/** What a bucket answered to somebody who may not use it, or that it is not there, in a sentence; null for any other error. */
export function refusalOf(error: unknown, { name, isPublic }: ReleaseTarget): string | null {
  const { code, message } = error as { code?: number | string; message?: string };
  if (!isPublic) return null;
  if (REFUSED.includes(Number(code)))
    return `${name} refuses: ${wordsOf(message)} GOOGLE_APPLICATION_CREDENTIALS names an account that may read and write its objects.`;
  return Number(code) === MISSING ? `${name} is not there.` : null;
}

/** Some answers come as they were sent. */
function wordsOf(message = ''): string {
  try {
    return (JSON.parse(message) as { error?: { message?: string } }).error?.message ?? message;
  } catch {
    return message; // words already
  }
}
