import { callCommand } from '@anunturi/shared-auth/callCommand';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

/** The phone of one active listing, as stored (`0712345678`). @throws MarketError notFound when there is none any more, dailyLimit */
export async function readPhone(listingId: string): Promise<string> {
  const { phone } = await callCommand('revealPhone', { listingId });
  if (phone === undefined) throw new MarketError('notFound');
  return phone;
}

/** What the marks in the description of one active listing stand for, by their places. @throws MarketError notFound, dailyLimit */
export async function readContacts(listingId: string): Promise<readonly string[]> {
  return (await callCommand('revealPhone', { listingId })).contacts ?? [];
}

/** The phone of a firm that shows it on its page. @throws MarketError notFound, dailyLimit */
export async function readSellerPhone(sellerId: string): Promise<string> {
  return (await callCommand('revealSellerPhone', { sellerId })).phone;
}
