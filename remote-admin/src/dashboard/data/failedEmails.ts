import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

export type FailedEmail = CommandResult<'readFailedEmails'>['emails'][number];

/** E-mails that did not arrive, or of which nobody knows. */
export const readFailedEmails = async (): Promise<FailedEmail[]> =>
  (await callCommand('readFailedEmails', {})).emails;

/** Puts one back into the outbox. @throws MarketError notFound (somebody did it already), offline, unavailable */
export async function sendEmailAgain({ id }: FailedEmail): Promise<void> {
  await callCommand('sendEmailAgain', { emailId: id });
}
