import type { ListingSort } from './listingSorts';

/** An order as the database takes it. */
export type QueryOrder = { field: string; direction: 'asc' | 'desc' };

/** How the database orders each order of the list. */
export const listingOrders = {
  relevance: { field: 'expiresAt', direction: 'desc' },
  newest: { field: 'expiresAt', direction: 'desc' },
  priceUp: { field: 'priceLei', direction: 'asc' },
  priceDown: { field: 'priceLei', direction: 'desc' },
  mileageUp: { field: 'vehicle.mileageKm', direction: 'asc' },
  yearDown: { field: 'vehicle.year', direction: 'desc' },
  // Of each place; the places follow one another (pageAcross).
  nearest: { field: 'expiresAt', direction: 'desc' },
} as const satisfies Record<ListingSort, QueryOrder>;
