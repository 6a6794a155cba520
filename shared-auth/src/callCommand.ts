// Session and Firebase by the package's name: in a remote the one instance that the shell provides, not a copy.
import { openAuth } from '@anunturi/shared-auth/firebase';
import { getSession, refreshSession } from '@anunturi/shared-auth/session';
import type {
  CommandInput,
  CommandName,
  CommandResult,
} from '@anunturi/shared-domain/commands/commands';
import { MarketError, isMarketError } from '@anunturi/shared-domain/site/marketError';
import { endHere } from './endHere';
import { ownToken } from './ownToken';
import { newKey, sendCommand } from './sendCommand';

/**
 * Asks trusted code to do one act as the signed-in person. Who repeats an act by hand gives the `key` of the first try.
 * @throws MarketError, also when offline or too slow
 */
export async function callCommand<Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
  { key = newKey(), keepalive = false }: { key?: string; keepalive?: boolean } = {},
): Promise<CommandResult<Name>> {
  const wasSignedIn = getSession().state !== 'signedOut';
  try {
    return await sendCommand(name, input, { key, idToken: await ownToken(), keepalive });
  } catch (error) {
    if (!isMarketError(error)) throw error;
    const isMended =
      (error.code === 'signInNeeded' && (await hasNewToken())) ||
      (error.code === 'emailNotVerified' && (await hasConfirmedMeanwhile()));
    if (isMended) return sendMended(name, input, key);
    if (error.code === 'signInNeeded' && wasSignedIn && (await isOver()))
      return sendAsVisitor(name, input, key);
    throw error;
  }
}

/** With a new token. One that is refused, too, is of a session that its person ended on another device: it ends here. */
async function sendMended<Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
  key: string,
): Promise<CommandResult<Name>> {
  try {
    return await sendCommand(name, input, { key, idToken: await ownToken() });
  } catch (error) {
    if (!isMarketError(error) || error.code !== 'signInNeeded') throw error;
    await endHere();
    return sendAsVisitor(name, input, key);
  }
}

/** Whether the SDK has signed out who was signed in. */
const isOver = async (): Promise<boolean> => (await openAuth()).auth.currentUser === null;

/** What visitors may do goes on without the session that is over. @throws MarketError sessionEnded where it does not */
async function sendAsVisitor<Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
  key: string,
): Promise<CommandResult<Name>> {
  try {
    return await sendCommand(name, input, { key });
  } catch (cause) {
    if (!isMarketError(cause) || cause.code !== 'signInNeeded') throw cause;
    throw new MarketError('sessionEnded', undefined, { cause });
  }
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

/**
 * Whether the signed-in person gets a new token: a device whose clock was set back sends the old one for too long.
 * A session that was ended elsewhere ends here too: the SDK signs out when it is refused one.
 */
async function hasNewToken(): Promise<boolean> {
  if (getSession().state === 'signedOut') return false;
  const { auth } = await openAuth();
  try {
    return (await auth.currentUser?.getIdToken(true)) !== undefined;
  } catch (error) {
    console.warn('The session is over', error);
    return false;
  }
}
