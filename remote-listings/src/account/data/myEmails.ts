import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import type { WishedEmail } from '@anunturi/shared-domain/people/emailKinds';

export type MyEmails = CommandResult<'readMyEmails'>;

/** What was told to the person by e-mail, and which kinds they switched off. @throws MarketError offline, unavailable */
export const readMyEmails = (): Promise<MyEmails> => callCommand('readMyEmails', {});

/** Switches a kind on or off. @throws MarketError offline, unavailable */
export async function setEmailWish(kind: WishedEmail, wanted: boolean): Promise<void> {
  await callCommand('setEmailWish', { kind, wanted });
}
