import { callCommand } from '@anunturi/shared-auth/callCommand';

/** The phone of one active listing, as stored (`0712345678`). @throws MarketError notFound when there is none any more, dailyLimit */
export async function readPhone(listingId: string): Promise<string> {
  return (await callCommand('revealPhone', { listingId })).phone;
}

/** The phone of a firm that shows it on its page. @throws MarketError notFound, dailyLimit */
export async function readSellerPhone(sellerId: string): Promise<string> {
  return (await callCommand('revealSellerPhone', { sellerId })).phone;
}
