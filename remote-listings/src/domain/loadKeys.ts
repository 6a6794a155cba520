/** The keys under which public data is kept in the browser and inlined by the HTML server; those of lists are in listKeys. */
export const HOME_KEY = 'home';
export const CATEGORIES_KEY = 'categories';
export const PLACES_KEY = 'places';
/** With where they lie: never inlined. */
export const LOCALITIES_KEY = 'localities';

export const listingKey = (id: string): string => `listing:${id}`;
export const tombstoneKey = (id: string): string => `tombstone:${id}`;
export const sellerKey = (id: string): string => `seller:${id}`;
export const sellerTotalKey = (id: string): string => `sellerTotal:${id}`;
export const priceHistoryKey = (id: string): string => `priceHistory:${id}`;
type Version = { id: string; updatedAt: number };
/** Of a listing as it was written then: after a change they are made anew. */
export const descriptionKey = ({ id, updatedAt }: Version): string =>
  `description:${id}:${updatedAt}`;
export const taxKey = ({ id, updatedAt }: Version): string => `tax:${id}:${updatedAt}`;
export const pricePositionKey = ({ id, updatedAt }: Version): string => `price:${id}:${updatedAt}`;
export const comparedKey = (ids: readonly string[]): string => `compare:${ids.join('.')}`;
/** Of its address. */
export const listingCodeKey = (id: string): string => `code:${id}`;
export const similarKey = (id: string): string => `similar:${id}`;
