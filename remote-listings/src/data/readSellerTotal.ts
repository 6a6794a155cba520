import { search } from './lists/search';

/** How many active listings a seller has. @throws MarketError timeout, offline, unavailable */
export async function readSellerTotal(sellerId: string): Promise<number> {
  return (await search({ filters: { sellerId }, limit: 0 })).total;
}
