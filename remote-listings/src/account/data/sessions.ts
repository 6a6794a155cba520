import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { proveIdentity } from '@anunturi/shared-auth/proveIdentity';

export type Session = CommandResult<'readSessions'>['sessions'][number];

/** Where the person is signed in, this device first. @throws MarketError offline, unavailable */
export const readSessions = async (): Promise<Session[]> =>
  (await callCommand('readSessions', {})).sessions;

/** Signs out one device. @throws MarketError offline, unavailable */
export async function endSession(id: number): Promise<void> {
  await callCommand('endSession', { id });
}

/** Signs out every device but this one. @throws MarketError wrongCredentials, tooFast, offline, unavailable */
export async function endOtherSessions(password: string): Promise<void> {
  await proveIdentity(password);
  await callCommand('endOtherSessions', {});
}
