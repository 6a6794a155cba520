import { callCommand } from '@anunturi/shared-auth/callCommand';

/** Sends the seller of a listing a message, in the account and by e-mail. @throws MarketError invalidInput, notFound, offline */
export async function writeToSeller(listingId: string, text: string): Promise<void> {
  await callCommand('writeToSeller', { listingId, text });
}
