/** The orders of a list, with the words shown; by relevance only where there are words. */
export const listingSorts = {
  relevance: 'Cele mai potrivite',
  newest: 'Cele mai noi',
  priceUp: 'Cele mai ieftine',
  priceDown: 'Cele mai scumpe',
  mileageUp: 'Cei mai puțini kilometri',
  yearDown: 'Cele mai recente ca an',
  nearest: 'Cele mai apropiate',
} as const;
export type ListingSort = keyof typeof listingSorts;
