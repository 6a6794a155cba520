import { callCommand } from '@anunturi/shared-auth/callCommand';

/**
 * Asks for an e-mail before a day of a document, or takes that back; answers when it comes.
 * @throws MarketError emailNotVerified, quotaFull, offline, unavailable
 */
export async function setReminder(
  { title, day }: { title: string; day: string },
  wanted: boolean,
): Promise<number | undefined> {
  return (await callCommand('setReminder', { title, day, wanted })).atMs;
}
