import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import { PRICE_PATH, priceAnswerSchema } from '@anunturi/shared-domain/search/PriceAnswer';
import { askSearchEngine } from './lists/askSearchEngine';

/** Where the price of a public listing stands among comparable ones; null where nothing honest can be said. @throws MarketError offline, unavailable */
export async function readPricePosition(id: string): Promise<PricePosition | null> {
  return priceAnswerSchema.parse(await askSearchEngine(`${PRICE_PATH}?id=${id}`)).price;
}
