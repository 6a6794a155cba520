// Session and Firebase by the package's name: in a remote the one instance that the shell provides, not a copy.
import { firebaseConfig, openAuth } from '@anunturi/shared-auth/firebase';
import { getSession, refreshSession } from '@anunturi/shared-auth/session';
import {
  COMMANDS_PATH,
  IDEMPOTENCY_HEADER,
  type CommandAnswer,
  type CommandFailure,
} from '@anunturi/shared-contract/commands/CommandAnswer';
import type {
  CommandInput,
  CommandName,
  CommandResult,
} from '@anunturi/shared-contract/commands/commands';
import {
  MarketError,
  marketErrorMessages,
  type MarketErrorCode,
} from '@anunturi/shared-domain/site/marketError';

const TIMEOUT_MS = 20_000;
const ATTEMPTS = 2;

/**
 * Asks trusted code to do one act. A lost answer is asked for again under the same key, so that the act is done once; who
 * repeats an act by hand gives the `key` of the first try, who has no session yet an `idToken`. @throws MarketError, also when offline or too slow
 */
export async function callCommand<Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
  { key = newKey(), idToken }: { key?: string; idToken?: string } = {},
): Promise<CommandResult<Name>> {
  const headers = {
    'content-type': 'application/json',
    [IDEMPOTENCY_HEADER]: key,
    ...(idToken === undefined ? await authorization() : { authorization: `Bearer ${idToken}` }),
  };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await post(name, headers, input);
    if (!(answer instanceof MarketError)) return answer.result as CommandResult<Name>;
    if (answer.code === 'signInNeeded') await noticeEndedSession();
    const isConfirmed = answer.code === 'emailNotVerified' && (await hasConfirmedMeanwhile());
    if (attempt === ATTEMPTS || !(answer.code === 'unavailable' || isConfirmed)) throw answer;
    if (isConfirmed) Object.assign(headers, await authorization());
  }
}

/** A key for one act, however often it is tried. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where a command answers: this origin, or the embedded backend of a test. */
export function commandUrl(name: CommandName): string {
  return `${firebaseConfig().emulatorOrigin ?? ''}${COMMANDS_PATH}${name}`;
}

/** The ID token of who is signed in; a visitor downloads no SDK. */
async function authorization(): Promise<Record<string, string>> {
  if (getSession().state !== 'signedIn') return {};
  const { auth } = await openAuth();
  const token = await auth.currentUser?.getIdToken();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Whether the e-mail address was confirmed since this page got its token: in another tab, on another device. */
async function hasConfirmedMeanwhile(): Promise<boolean> {
  const { auth } = await openAuth();
  await auth.currentUser?.reload();
  if (!auth.currentUser?.emailVerified) return false;
  await auth.currentUser.getIdToken(true);
  await refreshSession();
  return true;
}

/** A session that was ended elsewhere ends here too: the SDK signs out when it is refused a new token. */
async function noticeEndedSession(): Promise<void> {
  if (getSession().state !== 'signedIn') return;
  const { auth } = await openAuth();
  await auth.currentUser
    ?.getIdToken(true)
    .catch((error: unknown) => console.warn('The session is over', error));
}

async function post(
  name: CommandName,
  headers: Record<string, string>,
  input: unknown,
): Promise<{ result: unknown } | MarketError> {
  try {
    const response = await fetch(commandUrl(name), {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as CommandAnswer;
    return 'error' in answer ? toMarketError(answer.error) : answer;
  } catch (cause) {
    if ((cause as Error).name === 'TimeoutError')
      return new MarketError('timeout', undefined, { cause });
    const isOffline = globalThis.navigator?.onLine === false;
    return new MarketError(isOffline ? 'offline' : 'unavailable', undefined, { cause });
  }
}

function toMarketError({ code, message, fields }: CommandFailure): MarketError {
  const known = code in marketErrorMessages ? (code as MarketErrorCode) : 'unavailable';
  return new MarketError(known, message, { fields });
}
